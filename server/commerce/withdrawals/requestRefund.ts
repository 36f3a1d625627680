import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import { refundTransaction } from '../checkout/refunds.ts';
import { lockUses } from '../library/uses.ts';
import { automaticReason, lockRefundsOf } from './earlierRefund.ts';
import { mailRequest } from './mailRequest.ts';
import { refundablePayment, refundRight } from './refundRight.ts';
import { requestOf, requestedRefundId, type RefundRequestRow } from './requestRow.ts';
import { tellOperator } from './tellOperator.ts';

const find = (trx: Kysely<Database>, orderId: string) =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

/**
 * Requests the refund of an order on behalf of its buyer, once: it's refunded right away if the terms promise it and
 * nothing was used, otherwise added to the operator's list. `askedAt` is when the buyer asked, which decides whether it
 * was in time. Returns the state of the order's request; undefined if it can't be refunded, or no longer.
 */
export async function requestRefund(
  trx: Kysely<Database>,
  services: Services,
  orderId: string,
  askedAt: Date = services.clock(),
): Promise<RefundRequestRow['state'] | undefined> {
  await lockRefundsOf(trx, await find(trx, orderId));
  const payment = await refundablePayment(trx, orderId);
  if (payment) await lockForPayment(trx, payment);
  const order = await find(trx, orderId);
  const earlier = await requestOf(trx, orderId);
  if (earlier) return earlier.state;
  await lockUses(trx, orderId);
  const now = services.clock();
  const right = await refundRight(trx, now, order, askedAt);
  if (!payment || !right) return undefined;
  const state = right.isAutomatic ? 'APPROVED' : 'OPEN';
  await trx
    .insertInto('refund_requests')
    .values({ order_id: orderId, state, created_at: now, decided_at: right.isAutomatic ? now : null })
    .execute();
  if (right.isAutomatic)
    await refundTransaction(trx, services, {
      id: requestedRefundId(orderId),
      transactionId: payment.id,
      amount: 'whole',
      reason: automaticReason,
    });
  else {
    await mailRequest(trx, services, order, { template: 'refundRequested' });
    await tellOperator(trx, services, orderId);
  }
  return state;
}
