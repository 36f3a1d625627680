import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { PasswordField } from '@/ui/PasswordField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import styles from '@/features/auth/AuthForm.module.css';

/** A new password, typed twice. */
export function NewPasswordForm({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldErrorText();
  const form = useFocusFirstInvalid(failure);
  const pending = useNavigation().formData !== undefined;
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {failure && <FailureNotice failure={failure} />}
      <NewPasswordField
        name="password"
        label={t('newPassword.password')}
        error={fieldError(failure?.fields['password'])}
      />
      <PasswordField
        name="repeat"
        label={t('newPassword.repeat')}
        error={fieldError(failure?.fields['repeat'])}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" wide pending={pending}>
        {t('newPassword.submit')}
      </Button>
    </Form>
  );
}
