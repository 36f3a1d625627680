import { startTransition, useActionState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/graphql/client/failure';
import { Button, type ButtonVariant } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { PasswordField } from '@/ui/PasswordField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import styles from '@/features/security/Section.module.css';

interface PasswordConfirmationProps {
  /** Whose password it is, for password managers. */
  email: string | null;
  /** What the button says. */
  action: string;
  variant?: ButtonVariant;
  /** Does it; gives why it could not. */
  onConfirm: (password: string) => Promise<Failure | undefined>;
  /** Offers to leave it. */
  onCancel?: () => void;
}

interface Outcome {
  failure: Failure | undefined;
  /** How often it worked: each time the field begins anew. */
  done: number;
}

const missing: Failure = { code: 'BAD_USER_INPUT', fields: { password: 'required' } };

/** Asks for the password before something that nobody should do who only found an open browser. */
export function PasswordConfirmation({
  email,
  action,
  variant,
  onConfirm,
  onCancel,
}: PasswordConfirmationProps) {
  const { t } = useTranslation('security');
  const fieldError = useFieldErrorText();
  const [outcome, confirm, pending] = useActionState(
    async (before: Outcome | undefined, password: string): Promise<Outcome> => {
      const failure = password === '' ? missing : await onConfirm(password);
      return { failure, done: (before?.done ?? 0) + (failure ? 0 : 1) };
    },
    undefined,
  );
  const failure = outcome?.failure;
  const wrong = failure?.fields['password'];
  const form = useFocusFirstInvalid(outcome);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    // Not by `action`, which would empty the field after an error too.
    startTransition(() => confirm(typeof password === 'string' ? password : ''));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {failure && !wrong && <FailureNotice failure={failure} />}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} hidden readOnly />
      <PasswordField
        key={outcome?.done ?? 0}
        name="password"
        label={t('confirmation.password')}
        error={fieldError(wrong)}
        autoComplete="current-password"
        required
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending} {...(variant && { variant })}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
