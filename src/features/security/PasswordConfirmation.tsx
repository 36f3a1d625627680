import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { givenPassword } from '@/shared/validation';
import { Button, type ButtonVariant } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import type { Result } from '@/ui/form/result';
import { useForm } from '@/ui/form/useForm';
import { PasswordField } from '@/ui/fields/PasswordField';
import styles from '@/features/security/Section.module.css';

const confirmationForm = v.object({ password: givenPassword });

interface PasswordConfirmationProps {
  /** The account's email, for password managers. */
  email: string | null;
  /** Label of the submit button. */
  action: string;
  variant?: ButtonVariant;
  /** Runs the confirmed action. */
  onConfirm: (password: string) => Promise<Result<unknown>>;
  /** Adds a cancel button. */
  onCancel?: () => void;
}

/** Asks for the password before a sensitive action, in case someone else is using an unlocked device. */
export function PasswordConfirmation({
  email,
  action,
  variant,
  onConfirm,
  onCancel,
}: PasswordConfirmationProps) {
  const { t } = useTranslation('security');
  const form = useForm({ schema: confirmationForm, submit: ({ password }) => onConfirm(password) });
  return (
    <Form form={form} className={styles.form}>
      <input type="text" name="username" autoComplete="username" value={email ?? ''} hidden readOnly />
      <PasswordField
        key={form.done}
        {...form.field('password')}
        label={t('confirmation.password')}
        autoComplete="current-password"
        required
      />
      <div className="cluster">
        <Button type="submit" pending={form.pending} {...(variant && { variant })}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </Form>
  );
}
