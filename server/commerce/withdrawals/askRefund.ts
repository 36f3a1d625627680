import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import { refundTransaction } from '../checkout/refunds.ts';
import { lockUses } from '../library/uses.ts';
import type { Order } from '../orders/locks.ts';
import { ownOrder } from '../orders/ownOrder.ts';
import { automaticReason, lockRefundsOf } from './earlierRefund.ts';
import { mailRequest } from './mailRequest.ts';
import { refundablePayment, refundRight } from './refundRight.ts';
import { requestOf, requestedRefundId } from './requestRow.ts';
import { tellOperator } from './tellOperator.ts';

const noWay = () => failure('CONFLICT', 'A refund of this order can no longer be requested.');

/**
 * Requests a refund of the caller's own order, once: refunded right away if the terms promise it and nothing was used,
 * otherwise added to the operator's list. A repeated call changes nothing. Returns the updated order.
 * @throws Failure NOT_FOUND, CONFLICT if it can't be refunded or no longer, RATE_LIMITED
 */
export async function askRefund(services: Services, user: User, orderId: string): Promise<Order> {
  const asking = await ownOrder(services.db, user, orderId);
  await consumeLimit(services.db, 'refundRequest', user.id);
  return inTransaction(services.db, async (trx) => {
    await lockRefundsOf(trx, asking);
    const payment = await refundablePayment(trx, orderId);
    if (payment) await lockForPayment(trx, payment);
    const order = await ownOrder(trx, user, orderId);
    if (await requestOf(trx, orderId)) return order;
    const now = services.clock();
    await lockUses(trx, orderId);
    const right = await refundRight(trx, now, order);
    if (!payment || !right) throw noWay();
    await trx
      .insertInto('refund_requests')
      .values({
        order_id: orderId,
        state: right.isAutomatic ? 'APPROVED' : 'OPEN',
        created_at: now,
        decided_at: right.isAutomatic ? now : null,
      })
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
    return ownOrder(trx, user, orderId);
  });
}
