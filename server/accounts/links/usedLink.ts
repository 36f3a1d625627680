import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { codeHash, signsIn } from './spendCode.ts';

/**
 * What a used or expired link was for; null if the code is still valid, unknown or for another page.
 * @throws Failure RATE_LIMITED after too many unknown codes
 */
export async function usedLink(
  { db, clock }: Services,
  caller: Caller,
  code: string,
): Promise<'LOG_IN' | 'CONFIRM_EMAIL' | null> {
  const found = await db
    .selectFrom('auth_codes')
    .select('purpose')
    .where('code_hash', '=', codeHash(code))
    .where('purpose', 'in', signsIn)
    .where((eb) => eb.or([eb('used_at', 'is not', null), eb('expires_at', '<=', clock())]))
    .executeTakeFirst();
  if (found) return found.purpose === 'LOGIN' ? 'LOG_IN' : 'CONFIRM_EMAIL';
  await consumeLimit(db, 'authCodeIp', caller.ip);
  return null;
}
