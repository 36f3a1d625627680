import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockAttempts, lockOrder, type Order, type Transaction } from './locks.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';

/** A transaction under its locks, with the order it pays and all attempts at that; a top-up is alone. */
export interface Locked {
  readonly order: Order | undefined;
  readonly attempts: readonly Transaction[];
  /** Undefined where there is no such transaction. */
  readonly attempt: Transaction | undefined;
}

/**
 * Whose subscriptions an order changes, if any: their lock comes before the order's. A merge holds the guest's lock
 * while it hands the order over, so the owner is asked for again once it is ours.
 */
async function lockSubscriptionsFor(trx: Kysely<Database>, orderId: string): Promise<void> {
  for (let locked: string | undefined; ;) {
    const order = await trx
      .selectFrom('orders')
      .leftJoin('plans', 'plans.product_id', 'orders.product_id')
      .select(['orders.user_id', 'orders.subscription_id', 'plans.id as plan_id'])
      .where('orders.id', '=', orderId)
      .executeTakeFirst();
    if (!order || (order.plan_id === null && order.subscription_id === null)) return;
    if (order.user_id === locked) return;
    await lockSubscriptionsOf(trx, order.user_id);
    locked = order.user_id;
  }
}

/**
 * Locks all that deciding a transaction may change, in the order that everybody keeps to: the subscriptions of its
 * owner (where it is for one), its order, that order's transactions.
 */
export async function lockForPayment(
  trx: Kysely<Database>,
  { id, order_id: orderId }: Pick<Transaction, 'id' | 'order_id'>,
): Promise<Locked> {
  if (orderId === null) {
    const attempt = await trx
      .selectFrom('transactions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return { order: undefined, attempts: attempt ? [attempt] : [], attempt };
  }
  await lockSubscriptionsFor(trx, orderId);
  const order = await lockOrder(trx, orderId);
  const attempts = await lockAttempts(trx, orderId);
  return { order, attempts, attempt: attempts.find((each) => each.id === id) };
}
