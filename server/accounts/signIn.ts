import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import type { Services } from '../services.ts';
import { mergeGuest } from './mergeGuest.ts';
import { issueSession, type Lifetime } from './sessions.ts';

/**
 * Signs a user in: brings along what the guest of the caller's guest token has, and opens a session. In the
 * caller's database transaction, so that either all of it happens or nothing.
 */
export async function signIn(
  trx: Kysely<Database>,
  services: Services,
  caller: Pick<Caller, 'guestToken' | 'userAgent'>,
  { userId, lifetime }: { userId: string; lifetime: Lifetime },
): Promise<{ token: string }> {
  if (caller.guestToken !== undefined)
    await mergeGuest(trx, services, { guestToken: caller.guestToken, accountId: userId });
  return issueSession(trx, services.clock(), { userId, lifetime, userAgent: caller.userAgent });
}
