import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';

/** How many an account has. */
const count = 10;

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten characters could be tried offline, so the hash needs a key of ours too. */
const hashOf = ({ secret }: Pick<Services, 'secret'>, userId: string, code: string): Buffer =>
  createHmac('sha256', secret('recovery-codes')).update(`${userId}:${code}`).digest();

/** Whether what was entered, without hyphens, may be a recovery code. */
export const looksLikeRecoveryCode = (otp: string): boolean => otp.length === 2 * half;

/**
 * Gives an account new recovery codes, as `xxxxx-xxxxx`, in place of the previous ones; they are returned only this
 * once.
 */
export async function renewRecoveryCodes(
  trx: Kysely<Database>,
  services: Pick<Services, 'secret'>,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(part() + part());
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(
      [...codes].map((code) => ({
        user_id: userId,
        code_hash: hashOf(services, userId, code),
        used_at: null,
      })),
    )
    .execute();
  return [...codes].map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
}

/** Uses up a recovery code; whether it was good. Of several that use one at once, one succeeds. */
export async function takeRecoveryCode(
  trx: Kysely<Database>,
  services: Pick<Services, 'secret' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: services.clock() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(services, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes of an account are still good. */
export async function recoveryCodesLeft(db: Kysely<Database>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
