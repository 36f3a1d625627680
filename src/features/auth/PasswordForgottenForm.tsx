import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import styles from '@/features/auth/AuthForm.module.css';

/** The address that a link to choose a new password is to go to. */
export function PasswordForgottenForm({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldErrorText();
  const form = useFocusFirstInvalid(failure);
  const pending = useNavigation().formData !== undefined;
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {failure && <FailureNotice failure={failure} />}
      <TextField
        type="email"
        name="email"
        label={t('fields.email')}
        error={fieldError(failure?.fields['email'])}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
      />
      <Button type="submit" variant="primary" wide pending={pending}>
        {t('forgotten.submit')}
      </Button>
    </Form>
  );
}
