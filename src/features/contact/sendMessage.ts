import * as v from 'valibot';
import { failureOf } from '@/data/failureOf';
import { RequestError, type Outcome } from '@/data/requestError';
import { ContactSendDocument, type ContactTopic } from '@/data/generated/public/contact';
import { request } from '@/data/request';
import type { Lang } from '@/shared/languages';
import { contactForm } from '@/shared/validation';
import type { Tickets } from '@/features/contact/tickets';

/** What the form asks for, and the field that is a trap. */
export const messageForm = v.object({ ...contactForm.entries, website: v.optional(v.string(), '') });

interface Message {
  message: v.InferOutput<typeof messageForm>;
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

/** Sends a message to the inbox of the site. */
export async function sendMessage({ message, topic, lang, tickets }: Message): Promise<Outcome<true>> {
  const send = async () => {
    const input = { ...message, topic, ticket: await tickets.take(lang) };
    await request(ContactSendDocument, { lang, variables: { input } });
  };
  try {
    await sendPatiently(send, tickets);
  } catch (error) {
    return { failure: failureOf(error) };
  }
  tickets.drop();
  return { data: true };
}
