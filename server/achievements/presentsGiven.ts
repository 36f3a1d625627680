import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { maxCountOf } from './definitions.ts';
import type { Moments } from './progress.ts';

/** When a person's gifts were redeemed by others, oldest first. */
export async function presentsGiven(db: Kysely<Database>, userId: string): Promise<Moments> {
  const presents = await db
    .selectFrom('presents')
    .innerJoin('orders', 'orders.id', 'presents.order_id')
    .select('redeemed_at')
    .where('buyer_id', '=', userId)
    .where('presents.status', '=', 'REDEEMED')
    .where('orders.status', '=', 'PAID')
    .whereRef('redeemed_by', '!=', 'buyer_id')
    .orderBy('redeemed_at')
    .limit(maxCountOf('presentsGiven'))
    .execute();
  return presents.map(({ redeemed_at: at }) => at);
}
