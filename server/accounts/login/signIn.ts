import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { rememberDevice } from '../devices/knownDevices.ts';
import { mergeGuest } from '../guests/mergeGuest.ts';
import { issueSession, type Lifetime } from '../../identity/sessions.ts';
import { areaHash } from '../devices/deviceHistory.ts';
import { alertNewDevice } from '../devices/signInAlerts.ts';
import { recordSignIn, type SignInMethod } from '../devices/signInHistory.ts';

/**
 * Signs a user in: brings along what the guest of the caller's guest token has, opens a session, writes it into the
 * account's history, mails the owner if the device is new, and remembers the device. In the caller's database
 * transaction, so that all of it happens or nothing. The caller has checked that they may sign in, second factor
 * included.
 */
export async function signIn(
  trx: Kysely<Database>,
  services: Services,
  caller: Pick<Caller, 'guestToken' | 'userAgent' | 'ip' | 'deviceKey'>,
  { userId, lifetime, method }: { userId: string; lifetime: Lifetime; method: SignInMethod },
): Promise<{ token: string }> {
  const { guestToken, userAgent, ip } = caller;
  if (guestToken !== undefined) await mergeGuest(trx, services, { guestToken, accountId: userId });
  const now = services.clock();
  // A link is asked for and read in the inbox that the mail would go to.
  if (method === 'PASSWORD') await alertNewDevice(trx, services, userId, caller);
  const network = areaHash(services, ip);
  await recordSignIn(trx, now, { userId, method, outcome: 'SUCCEEDED', userAgent, network });
  await rememberDevice(trx, services, caller, userId);
  return issueSession(trx, now, { userId, lifetime, userAgent });
}
