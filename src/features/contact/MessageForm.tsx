import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '@/data/generated/public/contact';
import { useMessage } from '@/features/contact/useMessage';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/features/contact/ContactForm.module.css';

interface MessageFormProps {
  topic: ContactTopic;
  /** Focuses the message field, for a second message. */
  isAnother: boolean;
  onSent: () => void;
}

/** Honeypot: a field that people can neither see nor reach, so only bots fill it in. */
function Honeypot() {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        <span>{t('fields.trap')}</span>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Name, email and message. Input is kept until it's sent. */
export function MessageForm({ topic, isAnother, onSent }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const { form, prepare, keepDraft } = useMessage({ topic, onSent });
  const { ref } = form.formProps;

  useEffect(() => {
    if (isAnother) ref.current?.querySelector('textarea')?.focus();
  }, [ref, isAnother]);

  return (
    <Form
      form={form}
      className={styles.form}
      aria-label={t('label')}
      failureTitle={t('notSent')}
      onFocus={prepare}
      onInput={keepDraft}
    >
      <div className={styles.person}>
        <TextField
          {...form.field('name')}
          label={t('fields.name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
      </div>
      <TextArea
        {...form.field('message')}
        label={t('fields.message')}
        placeholder={t(`questions.${topic}`)}
        required
      />
      <Honeypot />
      <div className="cluster">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
