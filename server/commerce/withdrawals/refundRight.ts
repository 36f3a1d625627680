import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Order, Transaction } from '../orders/locks.ts';

/** How long the terms allow a buyer to withdraw, in milliseconds. */
const withdrawalTime = 14 * 86_400_000;

/** How the buyer of an order can get a refund. */
export interface RefundRight {
  /** Until when it can be requested. */
  readonly until: Date;
  /** Whether nothing of the order was used, so that it's refunded right away; otherwise the operator decides. */
  readonly isAutomatic: boolean;
}

type Bought = Pick<Order, 'id' | 'user_id' | 'product_id' | 'purpose' | 'status' | 'paid_at' | 'total_minor'>;

/** The payment of an order that can still be refunded; undefined if there is none. */
export const refundablePayment = (
  db: Kysely<Database>,
  orderId: string,
): Promise<Pick<Transaction, 'id' | 'order_id' | 'status'> | undefined> =>
  db
    .selectFrom('transactions')
    .select(['id', 'order_id', 'status'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .executeTakeFirst();

/** How the buyer of an order can get a refund; undefined if they can't, or no longer. */
export async function refundRight(
  db: Kysely<Database>,
  now: Date,
  order: Bought,
): Promise<RefundRight | undefined> {
  if (order.status !== 'PAID' || order.paid_at === null || order.total_minor === 0) return undefined;
  const until = new Date(order.paid_at.getTime() + withdrawalTime);
  if (until <= now) return undefined;
  const payment = await refundablePayment(db, order.id);
  if (!payment) return undefined;
  const isAutomatic = payment.status === 'SUCCEEDED' && !(await isUsed(db, order, order.paid_at));
  return { until, isAutomatic };
}

/** Whether anything that an order granted was used, or can't be told apart from what another one granted. */
async function isUsed(db: Kysely<Database>, order: Bought, since: Date): Promise<boolean> {
  if (order.purpose === 'PRESENT') return wasRedeemed(db, order.id);
  if (order.purpose !== 'PURCHASE') return true;
  return (await wasOpened(db, order.id)) || wasMembershipUsed(db, order, since);
}

const wasRedeemed = async (db: Kysely<Database>, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('presents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'REDEEMED')
    .executeTakeFirst()) !== undefined;

/** Whether the page with the goods was opened, or a license key was assigned. */
async function wasOpened(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const visit = await db
    .selectFrom('purchases')
    .innerJoin('item_visits', 'item_visits.item_id', 'purchases.id')
    .select('purchases.id')
    .where('purchases.order_id', '=', orderId)
    .executeTakeFirst();
  if (visit) return true;
  const key = await db
    .selectFrom('licence_keys')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return key !== undefined;
}

/** Whether a plan was bought, and something was activated or bought at the member price since. */
async function wasMembershipUsed(
  db: Kysely<Database>,
  { user_id: userId, product_id: productId }: Bought,
  since: Date,
): Promise<boolean> {
  const plan = await db
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!plan) return false;
  const activation = await db
    .selectFrom('subscription_purchases')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
    .select('subscription_purchases.id')
    .where('subscriptions.user_id', '=', userId)
    .where('subscription_purchases.created_at', '>=', since)
    .executeTakeFirst();
  if (activation) return true;
  const cheaper = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_member_price', '=', true)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return cheaper !== undefined;
}
