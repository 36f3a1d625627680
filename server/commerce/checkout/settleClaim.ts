import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob, type Job } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { credit } from '../grants/credit.ts';
import { liveGrantOf } from '../grants/grants.ts';
import { heldBy, recognize, revalue } from '../grants/value.ts';
import { lockAttempts } from '../orders/locks.ts';
import { daysAfter } from '../subscriptions/schedule.ts';
import { changeTime, claimDue, closeClaim, differenceBack, shareTaken, type ClaimRow } from './claims.ts';
import { closeDifference } from './differenceOrder.ts';
import { lockForPayment } from './lockForPayment.ts';
import { refundTransaction } from './refunds.ts';

const findClaim = (trx: Kysely<Database>, id: string): Promise<ClaimRow | undefined> =>
  trx.selectFrom('value_claims').selectAll().where('id', '=', id).executeTakeFirst();

/** The payment of an order, if its money is still there, locked with everything that it decides. */
async function lockPaymentOf(trx: Kysely<Database>, orderId: string) {
  const find = () =>
    trx
      .selectFrom('transactions')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
      .executeTakeFirst();
  const payment = await find();
  if (payment) await lockForPayment(trx, payment);
  return payment && find();
}

/**
 * Takes what an open claim is for, because nobody paid the difference: time is shortened by the share of its value that
 * is gone. What can't be shortened is undone: the rest of its payment is refunded, and its credit returns. A difference
 * that a provider is still processing is waited for.
 */
const settleClaim = (services: Services, claimId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const known = await findClaim(trx, claimId);
    if (known?.state !== 'OPEN') return;
    const payment = await lockPaymentOf(trx, known.order_id);
    const claim = await findClaim(trx, claimId);
    if (claim?.state !== 'OPEN') return;
    if (claim.payable_by !== null) {
      const attempts = await lockAttempts(trx, claim.payable_by);
      if (attempts.some(({ status }) => status === 'PROCESSING'))
        return enqueue(trx, claimDue, { claimId }, daysAfter(now, 1));
    }
    await closeDifference(trx, services, claim);
    await recognize(trx, now, { ids: [claim.order_id] });
    const live = await liveGrantOf(trx, claim.order_id, now);
    if (live?.kind === 'PLAN' && live.ends_at !== null) {
      const from = Math.max(now.getTime(), live.starts_at.getTime());
      const endedMs = Math.round((live.ends_at.getTime() - from) * shareTaken(claim));
      await closeClaim(trx, now, claim, 'SETTLED', endedMs);
      const end = new Date(live.ends_at.getTime() - endedMs);
      await changeTime(trx, services, live, await heldBy(trx, now, claim.order_id), end);
      return;
    }
    await closeClaim(trx, now, claim, 'SETTLED');
    if (live && payment)
      await refundTransaction(trx, services, {
        id: `claim:${claimId}`,
        transactionId: payment.id,
        amount: 'whole',
        reason: 'claim',
      });
  });

/**
 * Refunds a difference that was paid, because the payment that had been taken back returned, or what it was paid for was
 * undone.
 */
const refundDifference = (services: Services, claimId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const known = await findClaim(trx, claimId);
    if (known?.state !== 'PAID' || known.payable_by === null) return;
    await lockPaymentOf(trx, known.order_id);
    const payment = await lockPaymentOf(trx, known.payable_by);
    if (!payment) return;
    const held = await heldBy(trx, now, known.order_id);
    const amount = Math.min(held, known.unused_minor);
    await credit(trx, now, { id: known.order_id, currency_id: payment.currency_id }, [
      { orderId: known.payable_by, amount: -amount },
    ]);
    await revalue(trx, now, known.order_id);
    await refundTransaction(trx, services, {
      id: `difference:${claimId}`,
      transactionId: payment.id,
      amount: 'whole',
      reason: 'claim',
    });
  });

export const claimJobs: readonly Job[] = [
  handleJob(claimDue, (services, { claimId }) => settleClaim(services, claimId)),
  handleJob(differenceBack, (services, { claimId }) => refundDifference(services, claimId)),
];
