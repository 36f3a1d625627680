import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import { refundTransaction } from '../checkout/refunds.ts';
import { lockOrder } from '../orders/locks.ts';
import { mailRequest } from './mailRequest.ts';
import { refundablePayment } from './refundRight.ts';
import { requestedRefundId, requestOf } from './requestRow.ts';
import { settleDeclared } from './settleDeclared.ts';

/** Locks an order and its payment, then reads its refund request. @throws Failure NOT_FOUND */
async function lockRequest(trx: Kysely<Database>, orderId: string) {
  const payment = await refundablePayment(trx, orderId);
  if (payment) await lockForPayment(trx, payment);
  const order = await lockOrder(trx, orderId);
  const request = await requestOf(trx, orderId);
  if (!order || !request) throw failure('NOT_FOUND', 'Request not found.');
  // Read again under the lock, so that what was refunded or disputed before isn't refunded twice.
  return { order, request, payment: await refundablePayment(trx, orderId) };
}

async function decide(
  trx: Kysely<Database>,
  orderId: string,
  decision: { state: 'APPROVED' | 'DECLINED'; note: string | null; decided_at: Date },
): Promise<void> {
  await trx.updateTable('refund_requests').set(decision).where('order_id', '=', orderId).execute();
  const state = decision.state === 'APPROVED' ? 'DONE' : 'REFUSED';
  await settleDeclared(trx, orderId, { ...decision, state, decided_by: 'refunds' });
}

/**
 * Approves a refund request by refunding all that is left of the order's payment. Returns whether money moved: none
 * does if it was already approved, or all of it has gone back another way.
 * @throws Failure NOT_FOUND; what `refundTransaction` throws
 */
export async function approveRequest(
  trx: Kysely<Database>,
  services: Services,
  orderId: string,
): Promise<boolean> {
  const { request, payment } = await lockRequest(trx, orderId);
  if (request.state === 'APPROVED') return false;
  await decide(trx, orderId, { state: 'APPROVED', note: null, decided_at: services.clock() });
  if (!payment) return false;
  await refundTransaction(trx, services, {
    id: requestedRefundId(orderId),
    transactionId: payment.id,
    amount: 'whole',
    reason: 'requested',
  });
  return true;
}

/**
 * Declines a refund request, and emails the buyer why. Declining again changes nothing.
 * @throws Failure NOT_FOUND; CONFLICT if it was approved
 */
export async function declineRequest(
  trx: Kysely<Database>,
  services: Services,
  orderId: string,
  note: string,
): Promise<void> {
  const { order, request } = await lockRequest(trx, orderId);
  if (request.state === 'APPROVED') throw failure('CONFLICT', 'This request was approved.');
  if (request.state === 'DECLINED') return;
  await decide(trx, orderId, { state: 'DECLINED', note, decided_at: services.clock() });
  await mailRequest(trx, services, order, { template: 'refundDeclined', note });
}
