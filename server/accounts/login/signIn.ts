import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { rememberDevice } from '../devices/knownDevices.ts';
import { mergeAddress, mergeGuest } from '../guests/mergeGuest.ts';
import { endLeastUsedSessions, issueSession, type Lifetime } from '../../identity/sessions.ts';
import { areaHash } from '../devices/deviceHistory.ts';
import { alertNewDevice } from '../devices/signInAlerts.ts';
import { recordSignIn, type SignInMethod } from '../devices/signInHistory.ts';

/**
 * Signs a user in: moves over what the caller's guest has and what was bought with the account's proven address, opens a session, records it in the account's history, emails
 * the owner if the device is new, and remembers the device. Runs in the caller's transaction, so it is all or nothing.
 * The caller has already checked that they may sign in, second factor included.
 */
export async function signIn(
  trx: Kysely<Database>,
  services: Services,
  caller: Pick<Caller, 'guestToken' | 'userAgent' | 'ip' | 'deviceKey'>,
  { userId, lifetime, method }: { userId: string; lifetime: Lifetime; method: SignInMethod },
): Promise<{ token: string }> {
  const { guestToken, userAgent, ip } = caller;
  if (guestToken !== undefined) await mergeGuest(trx, services, { guestToken, accountId: userId });
  await mergeAddress(trx, services, { accountId: userId });
  const now = services.clock();
  // A link is requested and read in the same inbox that the alert would go to.
  if (method === 'PASSWORD') await alertNewDevice(trx, services, userId, caller);
  const network = areaHash(services, ip);
  await recordSignIn(trx, now, { userId, method, outcome: 'SUCCEEDED', userAgent, network });
  await rememberDevice(trx, services, caller, userId);
  await endLeastUsedSessions(trx, now, userId);
  return issueSession(trx, now, { userId, lifetime, userAgent });
}
