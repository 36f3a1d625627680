import * as v from 'valibot';
import { failureOf } from '@/data/failureOf';
import { RequestError, type Outcome } from '@/data/requestError';
import { ContactSendDocument, type ContactTopic } from '@/data/generated/public/contact';
import { request } from '@/data/request';
import type { Lang } from '@/shared/languages';
import { contactForm } from '@/shared/validation';
import type { Tickets } from '@/features/contact/tickets';

/** The visible fields plus the honeypot. */
export const messageForm = v.object({ ...contactForm.entries, website: v.optional(v.string(), '') });

interface Message {
  message: v.InferOutput<typeof messageForm>;
  topic: ContactTopic;
  lang: Lang;
  tickets: Tickets;
}

/**
 * Longest wait in seconds that isn't reported as an error: a ticket used too soon is refused, since nobody types that
 * fast.
 */
const maxSilentWait = 5;

const isStale = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

function waitOf(error: unknown): number | undefined {
  if (!(error instanceof RequestError) || error.code !== 'RATE_LIMITED') return undefined;
  return error.retryAfter !== undefined && error.retryAfter <= maxSilentWait ? error.retryAfter : undefined;
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Retries with a new ticket if the first is stale, and after a wait if the new one is too young; once each. */
async function sendWithRetries(send: () => Promise<void>, tickets: Tickets): Promise<void> {
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
        await sleep(wait);
      } else {
        throw error;
      }
    }
  }
}

/** Sends a message to the site's inbox. */
export async function sendMessage({ message, topic, lang, tickets }: Message): Promise<Outcome<true>> {
  const send = async () => {
    const input = { ...message, topic, ticket: await tickets.take(lang) };
    await request(ContactSendDocument, { lang, variables: { input } });
  };
  try {
    await sendWithRetries(send, tickets);
  } catch (error) {
    return { failure: failureOf(error) };
  }
  tickets.drop();
  return { data: true };
}
