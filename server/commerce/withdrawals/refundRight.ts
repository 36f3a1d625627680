import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { withdrawalDays } from '../grants/value.ts';
import type { Order, Transaction } from '../orders/locks.ts';
import { againDays } from './againDays.ts';
import { hadRefundBefore, type Asking } from './earlierRefund.ts';
import { wasUsed, type Given } from './wasUsed.ts';

/** How the buyer of an order can get a refund. */
export interface RefundRight {
  /** Until when it can be requested. */
  readonly until: Date;
  /** Whether nothing of the order was used, so that it's refunded right away; otherwise the operator decides. */
  readonly isAutomatic: boolean;
}

type Bought = Given & Asking & Pick<Order, 'status' | 'total_minor' | 'subscription_id'>;

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

/** Whether nothing of an order has been opened yet, because it waits until its buyer can't withdraw any more. */
async function isWaiting(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('purchases')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** How the buyer of an order can get a refund; undefined if they can't, or could no longer when they asked. */
export async function refundRight(
  db: Kysely<Database>,
  now: Date,
  order: Bought,
  askedAt: Date = now,
): Promise<RefundRight | undefined> {
  if (order.status !== 'PAID' || order.paid_at === null || order.total_minor === 0) return undefined;
  const again = await againDays(db, order);
  const after = (days: number) => new Date(Number(order.paid_at) + days * 86_400_000);
  const until = after(Math.max(withdrawalDays, again));
  if (until <= askedAt) return undefined;
  const payment = await refundablePayment(db, order.id);
  if (!payment) return undefined;
  const isAutomatic =
    (await isWaiting(db, order.id)) ||
    (payment.status === 'SUCCEEDED' &&
      !(await wasUsed(db, now, order, order.paid_at, after(again) > now)) &&
      !(await hadRefundBefore(db, order)));
  return { until, isAutomatic };
}
