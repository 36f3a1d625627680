import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '@/graphql/generated/public/contact';
import { useMessage } from '@/features/contact/useMessage';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import styles from '@/features/contact/ContactForm.module.css';

interface MessageFormProps {
  topic: ContactTopic;
  /** Begins in the message's field, for whoever has just sent one. */
  isAnother: boolean;
  onSent: () => void;
}

/** A field that people neither see nor reach; whatever fills it in is a machine. */
function Trap() {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('fields.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Name, e-mail and message. What was typed stays until it was sent. */
export function MessageForm({ topic, isAnother, onSent }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const fieldError = useFieldErrorText();
  const { form, failure, pending, prepare, keepDraft, submit } = useMessage({ topic, onSent });
  const fields = failure?.fields;
  const typing = { onFocus: prepare, onInput: keepDraft };

  useEffect(() => {
    if (isAnother) form.current?.querySelector('textarea')?.focus();
  }, [form, isAnother]);

  return (
    <form
      ref={form}
      // Without the script nothing takes the message, but then it does not end up in the address either.
      method="post"
      className={styles.form}
      aria-label={t('label')}
      onSubmit={submit}
      noValidate
    >
      {failure && <FailureNotice failure={failure} title={t('notSent')} />}
      <div className={styles.person}>
        <TextField
          {...typing}
          name="name"
          label={t('fields.name')}
          error={fieldError(fields?.['name'])}
          autoComplete="name"
          maxLength={100}
          required
        />
        <TextField
          {...typing}
          type="email"
          name="email"
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          error={fieldError(fields?.['email'])}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
      </div>
      <TextArea
        {...typing}
        name="message"
        label={t('fields.message')}
        placeholder={t(`questions.${topic}`)}
        error={fieldError(fields?.['message'])}
        required
      />
      <Trap />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
