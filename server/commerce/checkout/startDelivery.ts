import type { Kysely } from 'kysely';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { heldBy } from '../grants/value.ts';
import { giveKeysOfTrial } from '../library/trialKeys.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { lockOrder, type Order, type Purchase } from '../orders/locks.ts';
import { transitionPurchase } from '../orders/transitions.ts';
import { hasEndlessPlan } from '../subscriptions/lifetime.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import { startDeliveryJob } from './deliveryJob.ts';
import { grantBought } from './grantPurchase.ts';
import { mailStarted } from './mailStarted.ts';
import { refundTransaction } from './refunds.ts';

/** A paid order whose purchase waits, both locked. */
export interface WaitingOrder {
  readonly order: Order;
  readonly purchase: Purchase & { readonly starts_at: Date };
}

/** Locks an order that waits, and its buyer's time and products before it; undefined if it doesn't wait. */
export async function lockWaiting(trx: Kysely<Database>, orderId: string): Promise<WaitingOrder | undefined> {
  for (let locked: string | undefined; ;) {
    const known = await trx
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!known) return undefined;
    if (known.user_id === locked) break;
    await lockSubscriptionsOf(trx, known.user_id);
    locked = known.user_id;
  }
  const order = await lockOrder(trx, orderId);
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order?.status !== 'PAID' || purchase?.status !== 'PENDING' || purchase.starts_at === null)
    return undefined;
  return { order, purchase: { ...purchase, starts_at: purchase.starts_at } };
}

/**
 * Opens a locked purchase that waited: its time begins now, worth what its order holds. A plan beside one without an end
 * would add nothing, so it is refunded instead.
 */
export async function openWaiting(
  trx: Kysely<Database>,
  services: Services,
  { order, purchase }: WaitingOrder,
): Promise<void> {
  const now = services.clock();
  const isPlan = (await catalogueIn(trx, services)).planSoldBy(order.product_id) !== undefined;
  if (isPlan && (await hasEndlessPlan(trx, order.user_id))) return refundWhole(trx, services, order.id);
  const value = await heldBy(trx, now, order.id);
  const availableTo = await grantBought(trx, services, order, value);
  await transitionPurchase(trx, purchase, 'ACTIVE', { available_to: availableTo, starts_at: now });
  if (availableTo) await enqueue(trx, expirePurchaseJob, { purchaseId: purchase.id }, availableTo);
  if (isPlan) await giveKeysOfTrial(trx, services, order.user_id);
  await mailStarted(trx, services, order);
}

/** Refunds all that is left of an order that waits, to where it came from. */
async function refundWhole(trx: Kysely<Database>, services: Services, orderId: string): Promise<void> {
  const payment = await trx
    .selectFrom('transactions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .executeTakeFirstOrThrow();
  await refundTransaction(trx, services, {
    id: `undelivered:${orderId}`,
    transactionId: payment.id,
    amount: 'whole',
    reason: 'not delivered',
  });
}

/** Refunds what a person paid for and what can't open any more, because their account is being erased. */
export async function refundWaiting(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
): Promise<void> {
  const waiting = await trx
    .selectFrom('purchases')
    .innerJoin('orders', 'orders.id', 'purchases.order_id')
    .select('orders.id')
    .where('purchases.user_id', '=', userId)
    .where('purchases.status', '=', 'PENDING')
    .where('orders.status', '=', 'PAID')
    .orderBy('orders.id')
    .execute();
  for (const { id } of waiting) await refundWhole(trx, services, id);
}

const start = (services: Services, orderId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const waiting = await lockWaiting(trx, orderId);
    if (!waiting || waiting.purchase.starts_at > services.clock()) return;
    await openWaiting(trx, services, waiting);
  });

export const deliveryJob = handleJob(startDeliveryJob, (services, { orderId }) => start(services, orderId));
