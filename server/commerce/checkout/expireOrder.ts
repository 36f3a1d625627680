import * as v from 'valibot';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob, type Job } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts, isProcessing } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { planReminder } from './planReminder.ts';
import { releasePromoCode } from './promoUses.ts';

/** How long an order waits again while its provider is processing a payment, in milliseconds. */
const waitAgain = 24 * 3_600_000;

/**
 * Expires an order that wasn't paid in time. One that was paid, or isn't due yet, stays as it is. While a provider is
 * processing a payment for it, it stays open: the provider's word decides, however many days that takes, and a declined
 * buyer has up to a day to try again.
 */
export const expireOrder = (services: Services, orderId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const order = await lockOrder(trx, orderId);
    if (!order || (order.status !== 'OPEN' && order.status !== 'CONFIRMED') || order.expires_at > now) return;
    const attempts = await lockAttempts(trx, orderId);
    if (isProcessing(attempts)) {
      const expiresAt = new Date(now.getTime() + waitAgain);
      await trx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', orderId).execute();
      await enqueue(trx, expireOrderJob, { orderId }, expiresAt);
      return;
    }
    await closeAttempts(trx, services, attempts);
    await transitionOrder(trx, order, 'EXPIRED');
    await releasePromoCode(trx, order.id);
    await planReminder(trx, now, order, attempts);
  });

/** Annotated because the job enqueues itself again. */
export const expireOrderJob: Job<{ orderId: string }> = defineJob({
  kind: 'order.expire',
  payload: v.object({ orderId: v.string() }),
  lane: 'internal',
  run: (services, { orderId }) => expireOrder(services, orderId),
});
