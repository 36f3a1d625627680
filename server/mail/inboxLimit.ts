import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';

/** Providers that deliver to the same inbox whatever dots are in its name. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com']);
/** Other names of one provider. */
const sameProvider: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** The common form of an address's spellings, without case, `+suffix` and, where they mean nothing, dots. */
export function inboxOf(address: string): string {
  const typed = address.normalize('NFKC').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1).replace(/\.$/, '');
  const named = domainToASCII(host) || host;
  const domain = sameProvider[named] ?? named;
  const [name = ''] = typed.slice(0, at).split('+');
  return `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * Counts a mail that a signed-in user causes to an inbox, which need not be their own.
 * @throws Failure RATE_LIMITED
 */
export const consumeInboxLimit = (db: Kysely<Database>, to: string): Promise<void> =>
  consumeLimit(db, 'mailInbox', inboxOf(to));
