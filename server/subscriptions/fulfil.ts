import type { Kysely } from 'kysely';
import type { Order } from '../checkout/locks.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { daysOf, lockSubscription, planOf, type LockedSubscription } from './lock.ts';
import { moveSubscription, note } from './moves.ts';
import { dropOrdersOf } from './openOrders.ts';
import { daysAfter, schedule } from './schedule.ts';

/** The subscription that a renewal or an upgrade is for, locked. */
async function subscriptionFor(trx: Kysely<Database>, order: Order): Promise<LockedSubscription> {
  const locked =
    order.subscription_id === null ? undefined : await lockSubscription(trx, order.subscription_id);
  if (!locked) throw new Error(`order ${order.id} is for no subscription`);
  return locked;
}

/** When a renewal counts as made: when it was due, and as much later as its payment took; never in the future. */
async function renewedAt(trx: Kysely<Database>, now: Date, order: Order, dueAt: Date | null): Promise<Date> {
  const attempt = await trx
    .selectFrom('transactions')
    .select('created_at')
    .where('order_id', '=', order.id)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst();
  if (dueAt === null || !attempt) return now;
  return new Date(Math.min(now.getTime(), dueAt.getTime() + now.getTime() - attempt.created_at.getTime()));
}

/**
 * Prolongs the subscription that a paid, locked RENEWAL order is for, from its old end on, with the plan that was
 * charged. Called by `settle` in the database transaction that books the payment, which holds the subscription lock of
 * `order.user_id`.
 */
export async function fulfilRenewal(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const { subscription } = await subscriptionFor(trx, order);
  const plan = await planOf(trx, order.plan_id ?? subscription.plan_id);
  const days = daysOf(plan);
  const start = subscription.active_end_date ?? now;
  const end = days === null ? null : daysAfter(start, days);
  const { status, next_charge_at: retry, active_end_date: oldEnd } = subscription;
  const at = await renewedAt(trx, now, order, status === 'PAST_DUE' ? retry : oldEnd);
  await dropOrdersOf(trx, services, subscription.id, { except: order.id });
  await moveSubscription(trx, subscription, 'ACTIVE', {
    plan_id: plan.id,
    next_plan_id: null,
    is_trial: false,
    active_end_date: end,
    past_due_end_date: null,
    retries: 0,
    last_payment_date: now,
    price_minor: order.total_minor,
    told_minor: order.total_minor,
    currency_id: order.currency_id,
    period_start: start,
    paid_minor: order.total_minor,
    max_activated: plan.max_activated,
    activations_left: plan.max_activated,
    next_charge_at: subscription.renew ? end : null,
  });
  const paid = { planId: plan.id, at, amount: order.total_minor, currencyId: order.currency_id };
  await note(trx, subscription, { kind: 'RENEWED', ...paid });
  if (plan.id !== subscription.plan_id)
    await note(trx, subscription, { kind: 'CHANGED', planId: plan.id, at });
  await schedule(trx, subscription.id);
}

/**
 * Moves the subscription that a paid, locked UPGRADE order is for to the order's plan, whose period starts now. What was
 * paid for it is its whole price: the order's total, and the unused share of the period before. Called as
 * `fulfilRenewal`.
 */
export async function fulfilUpgrade(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const { subscription } = await subscriptionFor(trx, order);
  const plan = await planOf(trx, order.plan_id ?? subscription.plan_id);
  const days = daysOf(plan);
  const end = days === null ? null : daysAfter(now, days);
  const renew = subscription.renew && end !== null;
  await dropOrdersOf(trx, services, subscription.id, { except: order.id });
  await moveSubscription(trx, subscription, 'ACTIVE', {
    plan_id: plan.id,
    next_plan_id: null,
    is_trial: false,
    active_end_date: end,
    past_due_end_date: null,
    retries: 0,
    last_payment_date: now,
    price_minor: order.default_minor,
    told_minor: order.default_minor,
    currency_id: order.currency_id,
    period_start: now,
    paid_minor: order.default_minor,
    max_activated: plan.max_activated,
    activations_left: plan.max_activated,
    renew,
    next_charge_at: renew ? end : null,
  });
  await note(trx, subscription, {
    kind: 'CHANGED',
    planId: plan.id,
    at: now,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });
  await schedule(trx, subscription.id);
}
