import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { endPresentOf } from '../presents/endPresent.ts';
import type { Services } from '../services.ts';
import { endSubscriptionOf, type EndedTime } from '../subscriptions/end.ts';
import type { Order } from './locks.ts';
import { moveOrder, movePurchase } from './moves.ts';

/**
 * Ends what a paid, locked order gave, because the whole of its money went back. Gives the subscription's time that
 * ended.
 */
export async function endAccess(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<EndedTime | undefined> {
  await moveOrder(trx, order, 'REFUNDED');
  if (order.purpose === 'PRESENT') return endPresentOf(trx, services, order);
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('order_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'ACTIVE') await movePurchase(trx, purchase, 'REFUNDED');
  if (purchase?.status === 'PENDING') await movePurchase(trx, purchase, 'CANCELED');
  const isPlan = await trx
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', order.product_id)
    .executeTakeFirst();
  return isPlan || order.subscription_id !== null ? endSubscriptionOf(trx, services, order) : undefined;
}
