import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { emailChangeForm } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { requestEmailChange } from '@/features/security/email/emailCalls';
import section from '@/features/security/Section.module.css';

interface EmailChangeFormProps {
  /** Whether the current address must confirm too. */
  needsOld: boolean;
  onSent: () => void;
  onBack: () => void;
}

/** The new address, and the password to confirm the user's identity. */
export function EmailChangeForm({ needsOld, onSent, onBack }: EmailChangeFormProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const form = useForm({
    schema: emailChangeForm,
    submit: (values) => requestEmailChange(values, lang),
    onSuccess: onSent,
  });
  const { ref } = form.formProps;
  // The button that opened the form is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <Form form={form} className={section.form}>
      <p className={section.text}>{t(needsOld ? 'email.how' : 'email.howUnproven')}</p>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('email.new')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('email.password')}
        autoComplete="current-password"
        required
      />
      <div className="cluster">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('email.submit')}
        </Button>
        <Button onClick={onBack}>{t('email.back')}</Button>
      </div>
    </Form>
  );
}
