import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import type { Services } from '../services.ts';
import { mergeGuest } from './mergeGuest.ts';
import { issueSession, type Lifetime } from './sessions.ts';
import { recordSignIn, type SignInMethod } from './signInHistory.ts';

/**
 * Signs a user in: brings along what the guest of the caller's guest token has, opens a session, and writes it into
 * the account's history. In the caller's database transaction, so that either all of it happens or nothing. Whether
 * they may come in, second factor included, is the caller's to know.
 */
export async function signIn(
  trx: Kysely<Database>,
  services: Services,
  { guestToken, userAgent }: Pick<Caller, 'guestToken' | 'userAgent'>,
  { userId, lifetime, method }: { userId: string; lifetime: Lifetime; method: SignInMethod },
): Promise<{ token: string }> {
  if (guestToken !== undefined) await mergeGuest(trx, services, { guestToken, accountId: userId });
  const now = services.clock();
  await recordSignIn(trx, now, { userId, method, outcome: 'SUCCEEDED', userAgent });
  return issueSession(trx, now, { userId, lifetime, userAgent });
}
