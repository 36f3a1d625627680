import type { Kysely } from 'kysely';
import type { Order, Transaction } from '../orders/locks.ts';
import { retryDays } from '../../../src/shared/subscriptionState.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { endSubscription } from './end.ts';
import { lockSubscription, planOf, type LockedSubscription } from './lock.ts';
import { mailAbout } from './mails.ts';
import { renewalDue } from './renewalOrder.ts';
import { transitionSubscription, note } from './transitions.ts';
import { daysAfter, schedule } from './schedule.ts';

/** When the charge is retried next; null if it isn't. */
export const nextRetry = (firstFailure: Date, failedAt: Date, graceUntil: Date): Date | null =>
  retryDays
    .map((days) => daysAfter(firstFailure, days))
    .find((retry) => retry > failedAt && retry <= graceUntil) ?? null;

/**
 * Handles an attempt to pay a RENEWAL order that was declined for good (it's FAILED or EXPIRED, and the order OPEN
 * again). Called in the database transaction that records this, with the subscription lock held. What the owner tried
 * by hand changes nothing.
 */
export async function renewalDeclined(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  attempt: Pick<Transaction, 'created_at' | 'saved_method_id'>,
): Promise<void> {
  if (attempt.saved_method_id === null || order.subscription_id === null) return;
  const locked = await lockSubscription(trx, order.subscription_id);
  if (locked) await noteFailure(trx, services, locked, order, attempt.created_at);
}

/** Whether a user has paid for any of their time themselves, and still has. */
const hasPaid = async (trx: Kysely<Database>, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('grants')
    .innerJoin('orders', 'orders.id', 'grants.order_id')
    .select('grants.id')
    .where('grants.user_id', '=', userId)
    .where('grants.kind', '=', 'PLAN')
    .where('grants.source', 'in', ['PURCHASE', 'RENEWAL'])
    .where('orders.status', '=', 'PAID')
    .executeTakeFirst()) !== undefined;

/**
 * Records that a due charge failed. There's no grace period for someone who has never paid, or got all of it back: their
 * subscription ends. Any other is past due, and the charge is retried during its grace period.
 * The failure is dated from when the charge was due, plus the time the attempt took, so that server downtime doesn't
 * shorten the grace period.
 */
export async function noteFailure(
  trx: Kysely<Database>,
  services: Services,
  locked: LockedSubscription,
  order: Order,
  triedAt: Date,
): Promise<void> {
  const { subscription, plan } = locked;
  const isFirst = subscription.status !== 'PAST_DUE';
  if (isFirst && !(await hasPaid(trx, subscription.user_id))) {
    const at = subscription.active_end_date ?? services.clock();
    return endSubscription(trx, services, locked, { at, reason: 'unpaid' });
  }
  const { active_end_date: end, next_charge_at: planned } = subscription;
  const dueAt = (isFirst ? end && renewalDue(order, end) : planned) ?? triedAt;
  const failedAt = new Date(dueAt.getTime() + services.clock().getTime() - triedAt.getTime());
  const graceUntil =
    (isFirst ? null : subscription.past_due_end_date) ?? daysAfter(failedAt, plan.due_period);
  const retry = nextRetry(daysAfter(graceUntil, -plan.due_period), failedAt, graceUntil);
  await transitionSubscription(trx, subscription, 'PAST_DUE', {
    past_due_end_date: graceUntil,
    next_charge_at: retry,
    retries: subscription.retries + 1,
  });
  await trx.updateTable('orders').set({ expires_at: graceUntil }).where('id', '=', order.id).execute();
  const charged = order.plan_id === null ? plan : await planOf(trx, order.plan_id);
  await note(trx, subscription, {
    kind: 'PAYMENT_FAILED',
    planId: charged.id,
    at: failedAt,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });
  if (isFirst) await note(trx, subscription, { kind: 'PAST_DUE', planId: plan.id, at: failedAt });
  await mailAbout(trx, services, subscription, charged, {
    template: 'paymentFailed',
    date: graceUntil,
    amount: order.total_minor,
    currencyId: order.currency_id,
    nextTry: retry,
  });
  await schedule(trx, subscription.id);
}
