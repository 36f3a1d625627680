import type { Kysely } from 'kysely';
import { contactForm } from '../../src/shared/validation.ts';
import { parseInput } from '../kernel/parseInput.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../kernel/caller.ts';
import { failure } from '../kernel/failure.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { contactTopics } from '../mail/mails/contact.ts';
import type { Services } from '../kernel/services.ts';
import { siteInbox } from '../kernel/siteInbox.ts';
import { readTicket, type Ticket } from '../kernel/ticket.ts';

/** What the contact form submits; the fields of the message are not parsed yet. */
interface ContactInput {
  readonly topic: (typeof contactTopics)[number];
  readonly name: unknown;
  readonly email: unknown;
  readonly message: unknown;
  readonly ticket: string;
  /** A honeypot field that people do not see. */
  readonly website?: string | null | undefined;
}

/** No one writes a message faster than this, in milliseconds. */
const minAge = 2_000;
const maxAge = 24 * 3_600_000;
const maxLinks = 3;

const invalidTicket = () => failure('CONFLICT', 'The ticket is invalid or has expired.');

/** Parses a ticket that is neither too new nor too old. @throws Failure CONFLICT, RATE_LIMITED */
function validTicket(services: Services, text: string): Ticket {
  const ticket = readTicket(services, 'contact-ticket', text);
  if (!ticket || ticket.age >= maxAge) throw invalidTicket();
  if (ticket.age < minAge)
    throw failure('RATE_LIMITED', 'That was too fast for a person.', {
      retryAfter: Math.ceil((minAge - ticket.age) / 1000),
    });
  return ticket;
}

/** @throws Failure CONFLICT if the ticket has already been used */
async function useTicket(db: Kysely<Database>, { id }: Ticket, now: Date): Promise<void> {
  const used = await db
    .insertInto('contact_tickets_used')
    .values({ ticket_id: id, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ticket_id')
    .executeTakeFirst();
  if (!used) throw invalidTicket();
}

/** Whether a message looks like spam. People write many links, too, and form fillers fill in hidden fields. */
function looksLikeSpam(website: string | null | undefined, message: string): boolean {
  const links = message.match(/\b(?:https?:\/\/|www\.)\S+/gi) ?? [];
  return Boolean(website) || links.length > maxLinks;
}

/**
 * Accepts a message from the contact form and mails it to the site's inbox, in the sender's language. What looks like
 * spam is marked as such.
 * @throws Failure BAD_USER_INPUT, CONFLICT for a ticket that is not ours, used or expired, RATE_LIMITED
 */
export async function sendMessage(services: Services, caller: Caller, input: ContactInput): Promise<void> {
  const { db, config, clock } = services;
  const form = parseInput(contactForm, input);
  const ticket = validTicket(services, input.ticket);
  await consumeLimit(db, 'contactIp', caller.ip);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await useTicket(trx, ticket, now);
    const data = { topic: input.topic, ...form, maybeSpam: looksLikeSpam(input.website, form.message) };
    const { to } = await siteInbox(trx, config);
    await enqueueMail(trx, { template: 'contact', to, lang: caller.lang, data }, now);
  });
}
