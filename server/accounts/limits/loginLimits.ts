import type { Failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { recognize, type Origin } from '../devices/knownDevices.ts';
import { throttles } from '../../kernel/limitRules.ts';
import { networkOf } from '../../kernel/networks.ts';
import { resetLimit, consumeLimit, tryThrottle } from '../../kernel/rateLimits.ts';

/** Whom an account is asked for by, and what it counts under. */
type Account = { readonly login: string } | { readonly userId: string };
type Kind = 'login' | 'secondFactor';

/**
 * Takes a try at an account, before it is looked at, so that parallel guesses count too. A device that the account
 * knows has tries of its own, and so has each network; tries from networks that it does not know are also counted
 * together, so that thousands of networks guess no faster. Gives the failure of that last one instead of throwing it.
 * @throws Failure RATE_LIMITED with some seconds to wait
 */
export async function consumeAttempt(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  kind: Kind,
  account: Account,
): Promise<{ throttled: Failure | undefined }> {
  const { db } = services;
  const key = 'login' in account ? account.login : account.userId;
  const { by } = await recognize(services, caller, account);
  if (by === 'DEVICE') {
    const refused = await tryThrottle(db, throttles[`${kind}Device`], deviceKey(key, caller));
    if (refused) throw refused;
    return { throttled: undefined };
  }
  if (kind === 'login') await consumeLimit(db, 'loginIp', caller.ip);
  const refused = await tryThrottle(db, throttles[`${kind}Network`], networkKey(key, caller));
  if (refused) throw refused;
  return {
    throttled: by === 'NETWORK' ? undefined : await tryThrottle(db, throttles[`${kind}Account`], key),
  };
}

const networkKey = (key: string, { ip }: Origin): string => `${key} ${networkOf(ip)}`;
const deviceKey = (key: string, origin: Origin): string => `${key} ${origin.deviceKey ?? ''}`;

/** Forgets the wrong tries of a network and of a device at an account, once a right one came from there. */
export async function resetAttempts(
  { db }: Pick<Services, 'db'>,
  caller: Origin,
  kind: Kind,
  key: string,
): Promise<void> {
  await resetLimit(db, `${kind}Network`, networkKey(key, caller));
  if (caller.deviceKey !== undefined) await resetLimit(db, `${kind}Device`, deviceKey(key, caller));
}
