import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { rulesFor, type Rules } from '../../law/rules.ts';
import { countryOf } from '../orders/countryOf.ts';
import type { Subscription } from './lock.ts';

/** The rules of the place where a subscription was bought, on a day. */
export async function lawOf(
  db: Kysely<Database>,
  { order_id: orderId, active_end_date: end }: Pick<Subscription, 'order_id' | 'active_end_date'>,
  at: Date = end ?? new Date(0),
): Promise<Rules> {
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'language', 'country'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return rulesFor(db, order ? await countryOf(db, order) : null, at);
}
