import * as v from 'valibot';
import type { Failure } from '@/graphql/client/failure';
import { ContactSendDocument, type ContactTopic } from '@/graphql/generated/public/contact';
import { publicFetch } from '@/graphql/publicFetch';
import { failureOf } from '@/graphql/requestFailure';
import { RequestError } from '@/graphql/requestError';
import type { Lang } from '@/shared/languages';
import { contactForm, fieldErrorsOf } from '@/shared/validation';
import type { Tickets } from '@/features/contact/tickets';

interface Message {
  /** Name, e-mail, message and the trap, as the form has them. */
  form: FormData;
  topic: ContactTopic;
  lang: Lang;
  tickets: Tickets;
}

/** Seconds that are waited for without a word: a ticket may be too young, as nobody writes that fast. */
const shortWait = 5;

const isStale = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

function waitOf(error: unknown): number | undefined {
  if (!(error instanceof RequestError) || error.code !== 'RATE_LIMITED') return undefined;
  return error.retryAfter !== undefined && error.retryAfter <= shortWait ? error.retryAfter : undefined;
}

const pass = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends with a new ticket where the first is stale, and after a wait where the new one is too young; each once. */
async function sendPatiently(send: () => Promise<void>, tickets: Tickets): Promise<void> {
  let wasRenewed = false;
  let hasWaited = false;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const wait = waitOf(error);
      if (isStale(error)) tickets.drop();
      if (isStale(error) && !wasRenewed) {
        wasRenewed = true;
      } else if (wait !== undefined && !hasWaited) {
        hasWaited = true;
        await pass(wait);
      } else {
        throw error;
      }
    }
  }
}

/** Sends a message to the inbox of the site; undefined when it went, else why not. */
export async function sendMessage({ form, topic, lang, tickets }: Message): Promise<Failure | undefined> {
  const parsed = v.safeParse(contactForm, {
    name: form.get('name'),
    email: form.get('email'),
    message: form.get('message'),
  });
  if (!parsed.success) return { code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) };
  const website = form.get('website');
  const message = { ...parsed.output, topic, website: typeof website === 'string' ? website : '' };
  const send = async () => {
    const input = { ...message, ticket: await tickets.take(lang) };
    await publicFetch(ContactSendDocument, { lang, variables: { input } });
  };
  try {
    await sendPatiently(send, tickets);
  } catch (error) {
    return failureOf(error);
  }
  tickets.drop();
  return undefined;
}
