import { maskEmail } from '../../../src/shared/maskEmail.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { registrationOfLink } from '../registration/pendingRegistration.ts';
import { requestDevice } from '../devices/knownDevices.ts';
import { isEmailVerified } from '../../identity/emailVerification.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { codeHolder, signsIn } from '../links/spendCode.ts';

/** The account that a link logs in to. */
export interface AuthLinkInfo {
  /** Masked. */
  readonly email: string;
  /**
   * Whether following the link does nothing unexpected: the caller is already in this account, or is logged out and
   * requested the link in this browser.
   */
  readonly isOwn: boolean;
}

/**
 * Returns whose account a link's code logs in to, without using it up. The page asks before it exchanges a code that is
 * not its own, since anyone can send a link to their own account. Null for an invalid code, and for an unverified
 * address, whose exchange asks for more anyway.
 * @throws Failure RATE_LIMITED after too many invalid codes
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
  if (!isEmailVerified(holder)) return null;
  const device = requestDevice(services, caller);
  const isAskedHere = device !== undefined && holder.device_hash?.equals(device) === true;
  return {
    email: maskEmail(holder.login ?? ''),
    isOwn: caller.user ? caller.user.id === holder.id : isAskedHere,
  };
}
