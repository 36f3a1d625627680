import { maskEmail } from '../../../src/shared/maskEmail.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { registrationOfLink } from '../registration/pendingRegistration.ts';
import { requestDevice } from '../devices/knownDevices.ts';
import { isProven } from '../../identity/proven.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { codeHolder, signsIn } from '../links/spendCode.ts';

/** Whose account a link logs in to. */
export interface AuthLinkInfo {
  /** Masked. */
  readonly email: string;
  /** Whether it does nothing unexpected here: the account is here already, or nobody is and the link was asked for here. */
  readonly isOwn: boolean;
}

/**
 * Says whose account the code of a link logs in to; spends nothing. The page asks before it exchanges a code that is
 * not its own: anyone can send a link of their own account. Null for a code that is not good, and for one of an address
 * that is not proven, which asks for more by itself. @throws Failure RATE_LIMITED after too many codes that are not good
 */
export async function describeAuthLink(
  services: Services,
  caller: Caller,
  code: string,
): Promise<AuthLinkInfo | null> {
  const { db, clock } = services;
  if (await registrationOfLink(db, clock(), code)) return null;
  const holder = await codeHolder(db, clock(), code, signsIn);
  if (!holder) {
    await consumeLimit(db, 'authCodeIp', caller.ip);
    return null;
  }
  if (!isProven(holder)) return null;
  const device = requestDevice(services, caller);
  const isAskedHere = device !== undefined && holder.device_hash?.equals(device) === true;
  return {
    email: maskEmail(holder.login ?? ''),
    isOwn: caller.user ? caller.user.id === holder.id : isAskedHere,
  };
}
