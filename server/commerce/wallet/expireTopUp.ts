import * as v from 'valibot';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';

/**
 * Expires a top-up that wasn't paid in time; one that its provider is processing waits for the provider's word. Money
 * that still arrives is booked.
 */
export const expireTopUp = (services: Services, transactionId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const { attempts } = await lockForPayment(trx, { id: transactionId, order_id: null });
    await closeAttempts(trx, services, attempts);
  });

export const expireTopUpJob = defineJob({
  kind: 'topUp.expire',
  payload: v.object({ transactionId: v.string() }),
  lane: 'internal',
  run: (services, { transactionId }) => expireTopUp(services, transactionId),
});
