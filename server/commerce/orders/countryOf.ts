import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { buyerCountry } from '../../law/buyerCountry.ts';
import type { Order } from './locks.ts';

/** The country that an order was made from; for one from before that was kept, where its buyer is taken to be now. */
export async function countryOf(
  db: Kysely<Database>,
  order: Pick<Order, 'user_id' | 'language' | 'country'>,
): Promise<string | null> {
  return order.country ?? (await buyerCountry(db, { userId: order.user_id, lang: order.language }));
}
