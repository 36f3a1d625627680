import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order } from '../orders/locks.ts';
import { ownOrder } from '../orders/ownOrder.ts';
import { requestRefund } from './requestRefund.ts';

/**
 * Requests a refund of the caller's own order (`requestRefund`). A repeated call changes nothing. Returns the updated
 * order.
 * @throws Failure NOT_FOUND, CONFLICT if it can't be refunded or no longer, RATE_LIMITED
 */
export async function askRefund(services: Services, user: User, orderId: string): Promise<Order> {
  await ownOrder(services.db, user, orderId);
  await consumeLimit(services.db, 'refundRequest', user.id);
  return inTransaction(services.db, async (trx) => {
    const state = await requestRefund(trx, services, orderId);
    const order = await ownOrder(trx, user, orderId);
    if (!state) throw failure('CONFLICT', 'A refund of this order can no longer be requested.');
    return order;
  });
}
