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

/** Puts the draft into the fields that nothing was typed into before the page came alive. */
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
  /** Called once the message is in the inbox. */
  onSent: () => void;
}

/** A message while it is written and sent: its form, its draft and its ticket. */
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
    /** Fetches the ticket ahead; where that fails, sending tries again and says why. */
    prepare: () => void tickets.take(lang).catch((error: unknown) => console.info('No ticket yet', error)),
    keepDraft: () => ref.current && writeContactDraft(topic, draftOf(new FormData(ref.current))),
  };
}
