import type { Caller } from '../../kernel/caller.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { codeHolder } from './spendCode.ts';

/** The purposes that a page asks about before it asks for anything itself. */
const purposesOf = {
  PASSWORD_RESET: ['RESET_PASSWORD'],
  EMAIL_CHANGE: ['EMAIL_CHANGE_NEW', 'EMAIL_CHANGE_OLD'],
} as const;

/**
 * Whether a link's code still works, without using it up: mail scanners open links, too. Says no more than using it
 * would.
 * @throws Failure RATE_LIMITED after too many invalid codes
 */
export async function codeIsValid(
  { db, clock }: Services,
  caller: Caller,
  { code, purpose }: { readonly code: string; readonly purpose: keyof typeof purposesOf },
): Promise<boolean> {
  if (await codeHolder(db, clock(), code, purposesOf[purpose])) return true;
  await consumeLimit(db, 'authCodeIp', caller.ip);
  return false;
}
