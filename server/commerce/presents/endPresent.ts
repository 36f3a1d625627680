import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import { transitionPresent, transitionPurchase } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import { expirePresentJob } from './expirePresent.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { giveMissingKeys, returnKeys } from '../library/licenceKeys.ts';
import { endSubscriptionOf, type EndedTime } from '../subscriptions/end.ts';
import { fulfilDream, promiseAgain, reopenDream } from './presentDream.ts';
import { isWaiting, type PresentRow } from './presentRow.ts';

/** The gift of an order, locked. */
export const presentOfOrder = (
  trx: Kysely<Database>,
  order: Pick<Order, 'id'>,
): Promise<PresentRow | undefined> =>
  trx.selectFrom('presents').selectAll().where('order_id', '=', order.id).forUpdate().executeTakeFirst();

/**
 * Ends the gift of a PRESENT order whose payment was refunded or charged back in full: one that waits can no longer be
 * redeemed, and its license keys go back to their pools; access from a redeemed one ends. Returns the subscription time
 * that ended.
 */
export async function endPresentOf(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<EndedTime | undefined> {
  const present = await presentOfOrder(trx, order);
  if (!present) return undefined;
  if (isWaiting(present)) {
    await transitionPresent(trx, present, 'EXPIRED');
    await reopenDream(trx, present);
    await returnKeys(trx, { orderId: order.id });
  }
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('present_id', '=', present.id)
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'ACTIVE') {
    await transitionPurchase(trx, purchase, 'REFUNDED');
    await reopenDream(trx, present);
  }
  return endSubscriptionOf(trx, services, order);
}

/**
 * Makes a gift that ended with its payment redeemable again, for as long as it would have been. The dream of one that
 * was redeemed has come true again.
 */
export async function restorePresent(
  trx: Kysely<Database>,
  services: Services,
  present: PresentRow,
  endedAt: Date,
): Promise<void> {
  if (present.redeemed_by !== null) await fulfilDream(trx, services.clock(), present, present.redeemed_by);
  if (present.status !== 'EXPIRED' || present.expires_at <= endedAt) return;
  const expiresAt = new Date(present.expires_at.getTime() + services.clock().getTime() - endedAt.getTime());
  await transitionPresent(trx, present, 'PURCHASED', { expires_at: expiresAt });
  await promiseAgain(trx, present);
  await enqueue(trx, expirePresentJob, { presentId: present.id }, expiresAt);
  const chosen = { tariffId: present.tariff_id, giftId: null };
  await giveMissingKeys(trx, services, { orderId: present.order_id }, chosen);
}
