import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import type { Database } from '../../database/schema.ts';
import { dueCharge, type DueCharge } from './dueCharge.ts';

/** A trial that an order started. */
export interface BegunTrial {
  /** Until when nothing is charged; null once the trial is over. */
  readonly endsAt: Date | null;
  /** The charge that follows; undefined if none is scheduled. */
  readonly due: DueCharge | undefined;
}

/** The state of the trial that an order started; null if it didn't start one. */
export async function begunTrial(
  db: Kysely<Database>,
  now: Date,
  order: Pick<Order, 'id' | 'user_id' | 'is_trial' | 'status'>,
): Promise<BegunTrial | null> {
  if (!order.is_trial || order.status !== 'PAID') return null;
  const running = await db
    .selectFrom('subscriptions')
    .select('active_end_date')
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.id)
    .where('status', '=', 'TRIALING')
    .executeTakeFirst();
  return running
    ? { endsAt: running.active_end_date, due: await dueCharge(db, now, order.user_id) }
    : { endsAt: null, due: undefined };
}
