import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../src/shared/texts.ts';
import type { Database } from '../database/schema.ts';
import { tryConsumeLimit } from '../kernel/rateLimits.ts';
import { inboxOf } from './inboxLimit.ts';

/**
 * Counts an email about something that cost nothing; false if it must not be sent. Anyone can have it sent by typing an
 * address, so it counts like an email requested by a stranger, unless it goes to the verified address of the account
 * whose act it is about.
 */
export async function mayMailUnpaid(
  trx: Kysely<Database>,
  { to, userId }: { readonly to: string; readonly userId: string },
): Promise<boolean> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('login', '=', normalizeEmail(to))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return owner !== undefined || (await tryConsumeLimit(trx, 'mailInbox', inboxOf(to))) === undefined;
}
