import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '@/data/generated/public/contact';
import { useMessage } from '@/features/contact/useMessage';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import styles from '@/features/contact/ContactForm.module.css';

interface MessageFormProps {
  topic: ContactTopic;
  /** Focuses the message's field, after a message was sent. */
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
      <Trap />
      <div className="cluster">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
