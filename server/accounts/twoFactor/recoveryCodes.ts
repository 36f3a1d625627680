import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';

/** How many codes an account has. */
const count = 10;

/** Letters and digits that cannot be confused on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten characters could be brute-forced offline, so the hash is keyed too. */
const hashOf = ({ secret }: Pick<Services, 'secret'>, userId: string, code: string): Buffer =>
  createHmac('sha256', secret('recovery-codes')).update(`${userId}:${code}`).digest();

/** Whether the input, without hyphens, could be a recovery code. */
export const looksLikeRecoveryCode = (otp: string): boolean => otp.length === 2 * half;

/** Replaces an account's recovery codes with new ones, as `xxxxx-xxxxx`; they are returned only this once. */
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

/** Uses up a recovery code; returns whether it was valid. Of several concurrent uses, one succeeds. */
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

/** How many unused codes an account has left. */
export async function recoveryCodesLeft(db: Kysely<Database>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
