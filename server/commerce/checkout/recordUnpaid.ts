import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { balance } from '../payments/balance.ts';

/** Records a failed attempt to pay an order from a wallet, so that it's listed with the payments and can be retried. */
export async function recordUnpaid(trx: Kysely<Database>, now: Date, order: Order): Promise<void> {
  await trx
    .insertInto('transactions')
    .values({
      id: randomUUID(),
      user_id: order.user_id,
      order_id: order.id,
      status: 'FAILED',
      payment_method: balance.id,
      currency_id: order.currency_id,
      amount_minor: order.total_minor,
      created_at: now,
      date_of_status_change: now,
    })
    .execute();
}
