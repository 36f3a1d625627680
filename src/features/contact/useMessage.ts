import { startTransition, useActionState, useEffect, useState, type SubmitEvent } from 'react';
import type { Failure } from '@/graphql/client/failure';
import type { ContactTopic } from '@/graphql/generated/public/contact';
import { useLang } from '@/i18n/lang';
import { contactFields, readContactDraft, writeContactDraft } from '@/features/contact/draft';
import { sendMessage } from '@/features/contact/sendMessage';
import { createTickets } from '@/features/contact/tickets';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';

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

/** A message while it is written and sent: its draft, its ticket, and why it could not be sent. */
export function useMessage({ topic, onSent }: MessageOptions) {
  const lang = useLang();
  const [tickets] = useState(createTickets);
  const [failure, send, pending] = useActionState<Failure | undefined, FormData>(async (_, form) => {
    const failed = await sendMessage({ form, topic, lang, tickets });
    if (failed) return failed;
    writeContactDraft(topic, { ...draftOf(form), message: '' });
    onSent();
    return undefined;
  }, undefined);
  const form = useFocusFirstInvalid(failure);

  useEffect(() => {
    if (form.current) restore(form.current, topic);
  }, [form, topic]);

  return {
    form,
    failure,
    pending,
    /** Fetches the ticket ahead; where that fails, sending tries again and says why. */
    prepare: () => void tickets.take(lang).catch((error: unknown) => console.info('No ticket yet', error)),
    keepDraft: () => form.current && writeContactDraft(topic, draftOf(new FormData(form.current))),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (pending) return;
      const data = new FormData(event.currentTarget);
      startTransition(() => send(data));
    },
  };
}
