import type { Failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { recognize, type Origin } from '../devices/knownDevices.ts';
import { throttles } from '../../kernel/limitRules.ts';
import { networkOf } from '../../kernel/networks.ts';
import {
  consumeLimit,
  resetLimit,
  returnPoint,
  tryConsumeLimit,
  tryThrottle,
} from '../../kernel/rateLimits.ts';

/** Identifies an account, and keys its limits. */
type Account = { readonly login: string } | { readonly userId: string };
type Kind = 'login' | 'secondFactor';

/**
 * Counts an attempt on an account before it is checked, so that parallel guesses count too. Each device that the
 * account knows has its own budget, and so does each network. Attempts from unknown networks also share one budget, so
 * that guessing from thousands of networks is no faster. A failure of that shared budget is returned, not thrown.
 * @throws Failure RATE_LIMITED with the seconds to wait
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

/** What the codes of a day are counted for: a device that the account knows, or everyone else. */
async function dayKey(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  userId: string,
): Promise<string> {
  const { by } = await recognize(services, caller, { userId });
  return by === 'DEVICE' ? deviceKey(userId, caller) : userId;
}

/** Counts a second factor's code toward those of the day. @throws Failure RATE_LIMITED with the seconds to wait */
export const countCode = async (
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  userId: string,
): Promise<void> => consumeLimit(services.db, 'secondFactorDay', await dayKey(services, caller, userId));

/** Takes a code back that was right. */
export const uncountCode = async (
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  userId: string,
): Promise<void> => returnPoint(services.db, 'secondFactorDay', await dayKey(services, caller, userId));

/**
 * Resets an account's failed attempts from a network and a device after a successful one from there. Log-ins do so only
 * `forgivenLogins` times: without that, a correct password could keep the server hashing without any limit.
 */
export async function resetAttempts(
  { db }: Pick<Services, 'db'>,
  caller: Origin,
  kind: Kind,
  key: string,
): Promise<void> {
  const network = networkKey(key, caller);
  if (kind === 'login' && (await tryConsumeLimit(db, 'forgivenLogins', network))) return;
  await resetLimit(db, `${kind}Network`, network);
  if (caller.deviceKey !== undefined) await resetLimit(db, `${kind}Device`, deviceKey(key, caller));
}
