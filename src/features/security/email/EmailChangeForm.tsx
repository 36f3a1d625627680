import { startTransition, useActionState, useEffect, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { requestEmailChange } from '@/features/security/email/emailCalls';
import section from '@/features/security/Section.module.css';

interface EmailChangeFormProps {
  /** Whether the present address has to agree too. */
  needsOld: boolean;
  onSent: () => void;
  onBack: () => void;
}

/** The new address, with the password that makes sure who asks. */
export function EmailChangeForm({ needsOld, onSent, onBack }: EmailChangeFormProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const fieldError = useFieldErrorText();
  const [failure, request, pending] = useActionState(
    async (_before: Awaited<ReturnType<typeof requestEmailChange>>, form: FormData) => {
      const why = await requestEmailChange(form, lang);
      if (!why) onSent();
      return why;
    },
    undefined,
  );
  const form = useFocusFirstInvalid(failure);
  // It opens by a press on a button that is gone then.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // Not by `action`, which would empty the fields after an error too.
    startTransition(() => request(data));
  };

  return (
    <form ref={form} onSubmit={submit} className={section.form} noValidate>
      <p className={section.text}>{t(needsOld ? 'email.how' : 'email.howUnproven')}</p>
      {failure && <FailureNotice failure={failure} />}
      <TextField
        type="email"
        name="email"
        label={t('email.new')}
        error={fieldError(failure?.fields['email'])}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        name="password"
        label={t('email.password')}
        error={fieldError(failure?.fields['password'])}
        autoComplete="current-password"
        required
      />
      <div className={section.actions}>
        <Button type="submit" variant="primary" pending={pending}>
          {t('email.submit')}
        </Button>
        <Button onClick={onBack}>{t('email.back')}</Button>
      </div>
    </form>
  );
}
