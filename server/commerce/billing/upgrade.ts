import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoredAnswer } from '../orders/idempotency.ts';
import type { Order } from '../orders/locks.ts';
import { orderLifetime } from '../checkout/orders.ts';
import { startAttempt } from '../checkout/startAttempt.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { expireOrderJob } from '../checkout/expireOrder.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueue } from '../../kernel/queue.ts';
import { balance } from '../payments/balance.ts';
import { chosenProvider } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import type { PlannedChange } from './changePlan.ts';
import type { Subscription } from '../subscriptions/lock.ts';
import { promiseOfPlan } from '../subscriptions/promisedDays.ts';
import { recipientOf } from '../subscriptions/mails.ts';
import { cancelOpenOrders, ordersInProcess } from '../subscriptions/openOrders.ts';

/**
 * Creates the order for upgrading a locked subscription and the attempt to pay it. When paid from the wallet, or if
 * nothing is to pay, the plan changes right away.
 * @throws Failure BAD_USER_INPUT (`paymentMethodId`), INSUFFICIENT_BALANCE; PAYMENT_PROCESSING while a provider is
 * processing the payment of an upgrade, or a refund of time that would be credited
 */
export async function orderUpgrade(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  subscription: Subscription,
  planned: PlannedChange,
  paymentMethodId: string | undefined,
): Promise<StoredAnswer & { readonly orderId: string }> {
  const provider =
    planned.total === 0 ? balance : await chosenProvider({ ...services, db: trx }, user, paymentMethodId);
  await refuseInProcess(trx, subscription);
  // One change at a time: an older unpaid one is canceled.
  await cancelOpenOrders(trx, services, subscription.id, { purpose: 'UPGRADE' });
  const order = await saveUpgrade(trx, services, subscription, planned);
  const { id: transactionId } = await startAttempt(trx, services, order, provider);
  return { userId: user.id, orderId: order.id, transactionId };
}

/**
 * Refuses an upgrade whose credit nobody knows yet: a refund of the time may still fail, and an upgrade being paid may
 * still take it over.
 */
async function refuseInProcess(
  trx: Kysely<Database>,
  { id, user_id: userId }: Pick<Subscription, 'id' | 'user_id'>,
): Promise<void> {
  const inProcess = await ordersInProcess(trx, id);
  if (inProcess.some(({ purpose }) => purpose === 'UPGRADE'))
    throw failure('PAYMENT_PROCESSING', 'An upgrade is being paid.');
  const refund = await trx
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .innerJoin('grants', 'grants.order_id', 'transactions.order_id')
    .select('refunds.id')
    .where('refunds.state', 'in', ['REQUESTED', 'SENT'])
    // A duplicate payment, refunded under its own id, paid for nothing.
    .whereRef('refunds.id', '!=', 'transactions.id')
    .where('grants.user_id', '=', userId)
    .where('grants.kind', '=', 'PLAN')
    .executeTakeFirst();
  if (refund) throw failure('PAYMENT_PROCESSING', 'A refund of the time is being processed.');
}

async function saveUpgrade(
  trx: Kysely<Database>,
  { clock }: Services,
  subscription: Subscription,
  { plan, tariffId, price, total, currencyId }: PlannedChange,
): Promise<Order> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + orderLifetime);
  const reader = await recipientOf(trx, subscription);
  const order = await trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: subscription.user_id,
      status: 'CONFIRMED',
      product_id: plan.product_id,
      tariff_id: tariffId,
      gift_id: null,
      promo_code: null,
      currency_id: currencyId,
      default_minor: price,
      total_minor: total,
      email: reader?.email ?? '',
      language: reader?.lang ?? 'en',
      utm: '{}',
      created_at: now,
      expires_at: expiresAt,
      purpose: 'UPGRADE',
      subscription_id: subscription.id,
      plan_id: plan.id,
      ...promiseOfPlan(plan),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(trx, expireOrderJob, { orderId: order.id }, expiresAt);
  return order;
}
