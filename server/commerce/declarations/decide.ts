import type { Kysely } from 'kysely';
import { canTransition, declarationTransitions } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { requestedRefundId, requestOf } from '../withdrawals/requestRow.ts';
import { refundablePayment } from '../withdrawals/refundRight.ts';
import { approveRequest, declineRequest } from '../withdrawals/decideRequest.ts';
import { lockForPayment } from '../checkout/lockForPayment.ts';
import { refundTransaction } from '../checkout/refunds.ts';
import { cancelWithin } from '../checkout/cancelPlan.ts';
import { lockLive } from '../subscriptions/lock.ts';
import { match } from './carryOut.ts';
import { forgetDeclaration } from './forgetDeclarations.ts';
import { lockDeclaration, madeOf, type Declaration } from './declarationRow.ts';

interface Decider {
  readonly actor: string;
  /** What the person is told about the decision. */
  readonly note: string | null;
}

/** Locks a declaration that can still be decided. @throws Failure NOT_FOUND, CONFLICT */
async function undecided(
  trx: Kysely<Database>,
  id: string,
  to: 'MATCHED' | 'DONE' | 'REFUSED',
): Promise<Declaration> {
  const declaration = await lockDeclaration(trx, id);
  if (!declaration) throw failure('NOT_FOUND', `There is no declaration ${id}.`);
  if (!canTransition(declarationTransitions, declaration.state, to))
    throw failure('CONFLICT', `This declaration is ${declaration.state}.`);
  return declaration;
}

/**
 * Links a declaration to an order that the operator found for it, and does what it asks for as far as nobody has to
 * decide it. @throws Failure NOT_FOUND; CONFLICT if it was decided, or the order was never paid
 */
export async function matchDeclaration(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  orderId: string,
): Promise<'MATCHED' | 'DONE'> {
  const declaration = await undecided(trx, id, 'MATCHED');
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  if (!order) throw failure('CONFLICT', 'This order was never paid.');
  return match(trx, services, declaration, order);
}

/** Refunds what is left of an order's payment, as its buyer declared; does nothing if it went back another way. */
async function refundOrder(trx: Kysely<Database>, services: Services, orderId: string): Promise<void> {
  if (await requestOf(trx, orderId)) {
    await approveRequest(trx, services, orderId);
    return;
  }
  const payment = await refundablePayment(trx, orderId);
  if (!payment) return;
  await lockForPayment(trx, payment);
  if (!(await refundablePayment(trx, orderId)) || (await requestOf(trx, orderId))) return;
  const now = services.clock();
  await trx
    .insertInto('refund_requests')
    .values({ order_id: orderId, state: 'APPROVED', created_at: now, decided_at: now })
    .execute();
  await refundTransaction(trx, services, {
    id: requestedRefundId(orderId),
    transactionId: payment.id,
    amount: 'whole',
    reason: 'requested',
  });
}

/** Stops the renewal of the plan of an order's buyer, if it still renews. */
async function cancelPlan(trx: Kysely<Database>, services: Services, orderId: string): Promise<void> {
  // The plan of a guest may be an account's by now.
  const { user_id: id } = await trx
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (await lockLive(trx, id)) await cancelWithin(trx, services, { id }, {});
}

interface Decision extends Decider {
  readonly state: 'DONE' | 'REFUSED';
}

async function decide(
  trx: Kysely<Database>,
  now: Date,
  { id }: Declaration,
  { state, actor, note }: Decision,
): Promise<void> {
  await trx
    .updateTable('declarations')
    .set({ state, decided_at: now, decided_by: actor, note })
    .where('id', '=', id)
    .execute();
}

/** Emails a decision: about a known contract to its buyer's address, since the declaration may name another's. */
async function mailDecision(
  trx: Kysely<Database>,
  now: Date,
  declaration: Declaration,
  { state, note }: Decision,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['email', 'number'])
    .where('id', '=', declaration.order_id ?? '')
    .executeTakeFirst();
  const isErased = order?.email === null;
  const to = order?.email ?? declaration.email;
  if (to === null) return;
  const data = { ...madeOf(declaration), state, note, orderNumber: order?.number ?? null };
  await enqueueMail(trx, { template: 'declarationDecided', to, lang: declaration.lang, data }, now);
  // It was kept for this answer only.
  if (isErased) await forgetDeclaration(trx, declaration.id);
}

/**
 * Settles a declaration: a withdrawal refunds what is left of the order's payment, a cancellation stops the plan's
 * renewal; one without a known contract was dealt with another way. The person gets an email.
 * @throws Failure NOT_FOUND, CONFLICT; what `refundTransaction` throws
 */
export async function settleDeclaration(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  decider: Decider,
): Promise<void> {
  const declaration = await undecided(trx, id, 'DONE');
  const { kind, order_id: orderId, subscription_id: subscriptionId } = declaration;
  if (kind === 'WITHDRAWAL' && orderId !== null) await refundOrder(trx, services, orderId);
  if (kind === 'CANCELLATION' && orderId !== null && subscriptionId !== null)
    await cancelPlan(trx, services, orderId);
  const decision = { ...decider, state: 'DONE' } as const;
  await decide(trx, services.clock(), declaration, decision);
  await mailDecision(trx, services.clock(), declaration, decision);
}

/**
 * Refuses a declaration, and with it the refund request that it led to. The person gets an email with the reason.
 * @throws Failure NOT_FOUND, CONFLICT
 */
export async function refuseDeclaration(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  decider: Decider & { readonly note: string },
): Promise<void> {
  const declaration = await undecided(trx, id, 'REFUSED');
  const { kind, order_id: orderId } = declaration;
  const decision = { ...decider, state: 'REFUSED' } as const;
  const isRequested =
    kind === 'WITHDRAWAL' && orderId !== null && (await requestOf(trx, orderId))?.state === 'OPEN';
  // Its email says the same.
  if (isRequested) await declineRequest(trx, services, orderId, decider.note);
  else await mailDecision(trx, services.clock(), declaration, decision);
  await decide(trx, services.clock(), declaration, decision);
}
