import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockAttempts, lockOrder, type Order, type Transaction } from '../orders/locks.ts';
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
      .leftJoin('presents', 'presents.order_id', 'orders.id')
      .select(['orders.user_id', 'orders.subscription_id', 'plans.id as plan_id'])
      .select(['orders.purpose', 'presents.redeemed_by'])
      .where('orders.id', '=', orderId)
      .executeTakeFirst();
    if (!order || (order.plan_id === null && order.subscription_id === null)) return;
    // The person who redeemed a present has its time.
    const owner = order.purpose === 'PRESENT' ? order.redeemed_by : order.user_id;
    if (owner === null || owner === locked) return;
    await lockSubscriptionsOf(trx, owner);
    locked = owner;
  }
}

/**
 * Keeps the owner of a top-up from being erased while it is decided: erasure holds its own lock on the owner before it
 * comes to the wallets. The owner is asked for again once the lock is ours.
 */
async function lockOwnerOf(trx: Kysely<Database>, transactionId: string): Promise<void> {
  for (let locked: string | undefined; ;) {
    const owner = await trx
      .selectFrom('transactions')
      .select('user_id')
      .where('id', '=', transactionId)
      .executeTakeFirst();
    if (!owner || owner.user_id === locked) return;
    await trx.selectFrom('users').select('id').where('id', '=', owner.user_id).forShare().execute();
    locked = owner.user_id;
  }
}

/**
 * Locks all that deciding a transaction may change, in the order that everybody keeps to: the subscriptions of its
 * owner (where it is for one), its order, that order's transactions; for a top-up its owner, and then itself. Wallets
 * come last (`post`).
 */
export async function lockForPayment(
  trx: Kysely<Database>,
  { id, order_id: orderId }: Pick<Transaction, 'id' | 'order_id'>,
): Promise<Locked> {
  if (orderId === null) {
    await lockOwnerOf(trx, id);
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
