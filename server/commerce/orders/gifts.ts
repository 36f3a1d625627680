import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Whether a user has already had a bonus; the answer holds until the end of the caller's database transaction. */
export async function hadBonus(trx: Kysely<Database>, userId: string, giftId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`gifts:${userId}`}))`.execute(trx);
  const had = await trx
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('gift_id', '=', giftId)
    .where('status', 'in', ['PENDING', 'ACTIVE', 'SPENT', 'EXPIRED'])
    .executeTakeFirst();
  return had !== undefined;
}
