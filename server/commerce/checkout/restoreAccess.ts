import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { enqueue } from '../../kernel/queue.ts';
import { giveMissingKeys } from '../library/licenceKeys.ts';
import { restorePresent, presentOfOrder } from '../presents/endPresent.ts';
import type { Services } from '../../kernel/services.ts';
import { restoreTime } from '../subscriptions/restoreTime.ts';
import type { Order } from '../orders/locks.ts';
import { transitionOrder, transitionPurchase } from '../orders/transitions.ts';
import { startDeliveryJob } from './deliveryJob.ts';

/**
 * Restores what a refund or chargeback of a locked, REFUNDED order ended (`endAccess`), because it failed or the
 * dispute was won: the order is PAID again, and access lasts as long as it would have otherwise.
 */
export async function restoreAccess(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  lost: Selectable<Database['refunds']>,
): Promise<void> {
  await transitionOrder(trx, order, 'PAID');
  const present = order.purpose === 'PRESENT' ? await presentOfOrder(trx, order) : undefined;
  if (present) await restorePresent(trx, services, present, lost.created_at);
  await restorePurchase(trx, services, order, present?.id, lost.created_at);
  await restoreTime(trx, services, { ...order, user_id: present?.redeemed_by ?? order.user_id });
}

async function restorePurchase(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  presentId: string | undefined,
  endedAt: Date,
): Promise<void> {
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where((eb) =>
      presentId === undefined ? eb('order_id', '=', order.id) : eb('present_id', '=', presentId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'CANCELED' && purchase.starts_at !== null && purchase.order_id !== null) {
    await transitionPurchase(trx, purchase, 'PENDING');
    await enqueue(trx, startDeliveryJob, { orderId: purchase.order_id }, purchase.starts_at);
    await giveMissingKeys(
      trx,
      services,
      { orderId: order.id },
      { tariffId: order.tariff_id, giftId: purchase.gift_id },
    );
    return;
  }
  if (purchase?.status !== 'REFUNDED') return;
  const { available_to: end } = purchase;
  const until = end && new Date(end.getTime() + services.clock().getTime() - endedAt.getTime());
  await transitionPurchase(trx, purchase, 'ACTIVE', { available_to: until });
  if (until) await enqueue(trx, expirePurchaseJob, { purchaseId: purchase.id }, until);
}
