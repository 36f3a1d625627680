import { useEffect, useState } from 'react';
import type { ContactTopic } from '@/data/generated/public/contact';
import { useLang } from '@/i18n/lang';
import { contactFields, readContactDraft, writeContactDraft } from '@/features/contact/draft';
import { messageForm, sendMessage } from '@/features/contact/sendMessage';
import { createTickets } from '@/features/contact/tickets';
import { useForm } from '@/ui/form/useForm';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const draftOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  message: textOf(form, 'message'),
});

/** Restores the draft into fields that are still empty: the user may have typed before hydration. */
function restore(form: HTMLFormElement, topic: ContactTopic): void {
  const draft = readContactDraft(topic);
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = draft[name];
  }
}

interface MessageOptions {
  topic: ContactTopic;
  /** Called once the message has been delivered to the inbox. */
  onSent: () => void;
}

/** State of the contact form: its fields, draft and ticket. */
export function useMessage({ topic, onSent }: MessageOptions) {
  const lang = useLang();
  const [tickets] = useState(createTickets);
  const form = useForm({
    schema: messageForm,
    submit: (message) => sendMessage({ message, topic, lang, tickets }),
    onSuccess() {
      if (ref.current) writeContactDraft(topic, { ...draftOf(new FormData(ref.current)), message: '' });
      onSent();
    },
  });
  const { ref } = form.formProps;

  useEffect(() => {
    if (ref.current) restore(ref.current, topic);
  }, [ref, topic]);

  return {
    form,
    /** Prefetches the ticket; if that fails, sending retries and reports the error. */
    prepare: () => void tickets.take(lang).catch((error: unknown) => console.info('No ticket yet', error)),
    keepDraft: () => ref.current && writeContactDraft(topic, draftOf(new FormData(ref.current))),
  };
}
