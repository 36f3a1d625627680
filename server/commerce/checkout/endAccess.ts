import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endPresentOf } from '../presents/endPresent.ts';
import { returnKeys } from '../library/licenceKeys.ts';
import type { Services } from '../../kernel/services.ts';
import { endSubscriptionOf, type EndedTime } from '../subscriptions/end.ts';
import type { Order } from '../orders/locks.ts';
import { releaseClaims } from './claims.ts';
import { transitionOrder, transitionPurchase } from '../orders/transitions.ts';

/**
 * Ends what a paid, locked order granted, because all of its money was refunded. Returns the subscription time that
 * ended.
 */
export async function endAccess(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<EndedTime | undefined> {
  await transitionOrder(trx, order, 'REFUNDED');
  await releaseClaims(trx, services, order.id);
  if (order.purpose === 'PRESENT') return endPresentOf(trx, services, order);
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('order_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'ACTIVE') await transitionPurchase(trx, purchase, 'REFUNDED');
  if (purchase?.status === 'PENDING') {
    await transitionPurchase(trx, purchase, 'CANCELED');
    await returnKeys(trx, { orderId: order.id });
  }
  return endSubscriptionOf(trx, services, order);
}
