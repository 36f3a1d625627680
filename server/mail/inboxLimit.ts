import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../src/shared/texts.ts';
import type { Database } from '../database/schema.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';

/** Providers that ignore dots in mailbox names. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com']);
/** Alternative domains of one provider. */
const sameProvider: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** Normalizes the spellings of an address: ignores case, `+suffix` and, where they are insignificant, dots. */
export function inboxOf(address: string): string {
  const typed = normalizeEmail(address);
  const at = typed.lastIndexOf('@');
  const named = typed.slice(at + 1).replace(/\.$/, '');
  const domain = sameProvider[named] ?? named;
  const [name = ''] = typed.slice(0, at).split('+');
  return `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * Counts an email that a signed-in user sends to an inbox, which may not be their own.
 * @throws Failure RATE_LIMITED
 */
export const consumeInboxLimit = (db: Kysely<Database>, to: string): Promise<void> =>
  consumeLimit(db, 'mailInbox', inboxOf(to));
