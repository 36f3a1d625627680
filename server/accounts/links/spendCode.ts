import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { tokenHash } from '../../identity/sessions.ts';

type Purpose = Database['auth_codes']['purpose'];

/** The purposes that sign in; other purposes have their own endpoints. */
export const signsIn = ['LOGIN', 'VERIFY_EMAIL'] as const;

/** Longer values are not our codes. */
const codeLength = 200;

/** The stored form of a code. */
export const codeHash = (code: string): Buffer => tokenHash(code.slice(0, codeLength));

/** The owner and purpose of a code, if it is valid for one of the purposes. Does not use it up. */
export const codeHolder = (db: Kysely<Database>, now: Date, code: string, purposes: readonly Purpose[]) =>
  db
    .selectFrom('auth_codes')
    .innerJoin('users', 'users.id', 'auth_codes.user_id')
    .select([
      'users.id',
      'users.login',
      'users.password_hash',
      'users.email_verified_at',
      'users.totp_enabled_at',
      'auth_codes.purpose',
      'auth_codes.return_to',
      'auth_codes.device_hash',
    ])
    .where('auth_codes.code_hash', '=', codeHash(code))
    .where('auth_codes.purpose', 'in', purposes)
    .where('auth_codes.used_at', 'is', null)
    .where('auth_codes.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();

/** Uses up a code; of several concurrent attempts, one gets `true`. */
export async function spendCode(
  trx: Kysely<Database>,
  now: Date,
  code: string,
  purpose: Purpose,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auth_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Voids a user's unused codes: those for some purposes, or all. */
export async function voidCodes(
  trx: Kysely<Database>,
  now: Date,
  userId: string,
  purposes?: readonly Purpose[],
): Promise<void> {
  await trx
    .updateTable('auth_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', purposes ?? []))
    .execute();
}

/**
 * Locks a user's row until the end of the transaction and returns it. Everything that changes how to get into an
 * account takes this lock first, so that such changes run one at a time.
 */
export const lockUser = (trx: Kysely<Database>, userId: string) =>
  trx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
