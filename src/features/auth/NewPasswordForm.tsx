import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { PasswordField } from '@/ui/fields/PasswordField';
import type { useNewPassword } from '@/features/auth/useNewPassword';
import styles from '@/features/auth/AuthForm.module.css';

/** A new password, entered twice. */
export function NewPasswordForm({ form }: { form: ReturnType<typeof useNewPassword> }) {
  const { t } = useTranslation('auth');
  return (
    <Form form={form} className={styles.form}>
      <NewPasswordField {...form.field('password')} label={t('newPassword.password')} />
      <PasswordField
        {...form.field('repeat')}
        label={t('newPassword.repeat')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" wide pending={form.pending}>
        {t('newPassword.submit')}
      </Button>
    </Form>
  );
}
