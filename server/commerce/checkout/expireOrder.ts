import * as v from 'valibot';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { planReminder } from './planReminder.ts';
import { releasePromoCode } from './promoUses.ts';

/** Expires an order that wasn't paid in time. One that was paid, or isn't due yet, stays as it is. */
export const expireOrder = (services: Services, orderId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (
      !order ||
      (order.status !== 'OPEN' && order.status !== 'CONFIRMED') ||
      order.expires_at > services.clock()
    )
      return;
    const attempts = await lockAttempts(trx, orderId);
    await closeAttempts(trx, services, attempts);
    await transitionOrder(trx, order, 'EXPIRED');
    await releasePromoCode(trx, order.id);
    await planReminder(trx, services.clock(), order, attempts);
  });

export const expireOrderJob = defineJob({
  kind: 'order.expire',
  payload: v.object({ orderId: v.string() }),
  lane: 'internal',
  run: (services, { orderId }) => expireOrder(services, orderId),
});
