import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import { promisedPlan } from './promisedDays.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { rebuildChain } from '../grants/chain.ts';
import { creditAll } from '../grants/credit.ts';
import { grant, liveGrants, revoke, type Grant } from '../grants/grants.ts';
import { isOwnPayment } from '../grants/unused.ts';
import { recognize } from '../grants/value.ts';
import { choose } from './choices.ts';
import { followGrants } from './followGrants.ts';
import { lockSubscription, planOf, type LockedSubscription, type Plan, type Subscription } from './lock.ts';
import { mailChange } from './mailChange.ts';
import { cancelOpenOrders } from './openOrders.ts';
import { planEnd, replacementStart } from './period.ts';
import { renewalDue } from './renewalOrder.ts';
import { chosenBy, renewedBy } from './payments.ts';
import { transitionSubscription, note } from './transitions.ts';

/** The subscription that a renewal or upgrade is for, locked. */
async function subscriptionFor(trx: Kysely<Database>, order: Order): Promise<LockedSubscription> {
  const locked =
    order.subscription_id === null ? undefined : await lockSubscription(trx, order.subscription_id);
  if (!locked) throw new Error(`order ${order.id} is for no subscription`);
  return locked;
}

/** When a renewal counts as made: when it was due, plus the time its payment took; never in the future. */
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
 * When the period of a paid renewal starts: at the old end. If it came so late that its period would already be over,
 * or the site was down when it was due, it starts now or when the site came back, and later periods shift with it.
 */
function renewalStart(
  now: Date,
  order: Order,
  plan: Plan,
  { active_end_date: end, anchor_day: day }: Subscription,
) {
  const due = end === null ? now : renewalDue(order, end);
  const until = planEnd(plan, due, day);
  const start = until !== null && until <= now ? now : due;
  const isShifted = start.getTime() !== end?.getTime();
  return { start, anchorDay: isShifted ? start.getUTCDate() : day };
}

const planGrant = (order: Order, plan: Plan, start: Date, end: Date | null) => ({
  order_id: order.id,
  user_id: order.user_id,
  kind: 'PLAN' as const,
  subject: plan.id,
  tariff: order.tariff_id,
  starts_at: start,
  ends_at: end,
  currency_id: order.currency_id,
  payer_id: order.user_id,
});

/**
 * Extends the subscription of a paid, locked RENEWAL order from its old end on, with the plan that was charged. Called
 * by `settle` in the database transaction that books the payment, which holds the subscription lock of `order.user_id`.
 */
export async function fulfilRenewal(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const { subscription } = await subscriptionFor(trx, order);
  const plan = promisedPlan(await planOf(trx, order.plan_id ?? subscription.plan_id), order);
  const { start, anchorDay } = renewalStart(now, order, plan, subscription);
  const { status, next_charge_at: retry, active_end_date: oldEnd } = subscription;
  const at = await renewedAt(
    trx,
    now,
    order,
    status === 'PAST_DUE' ? retry : oldEnd && renewalDue(order, oldEnd),
  );
  await grant(trx, now, {
    ...planGrant(order, plan, start, planEnd(plan, start, anchorDay)),
    source: 'RENEWAL',
    paid_minor: order.total_minor,
  });
  // A late one begins in the past.
  if (start < now) await recognize(trx, now, { ids: [order.id] });
  await choose(trx, now, subscription.id, await renewedBy(trx, now, subscription, order, plan));
  await transitionSubscription(trx, subscription, 'ACTIVE', {
    plan_id: plan.id,
    is_trial: false,
    last_payment_date: now,
    anchor_day: anchorDay,
    max_activated: plan.max_activated,
    activations_left: plan.max_activated,
  });
  const paid = { planId: plan.id, at, amount: order.total_minor, currencyId: order.currency_id };
  await note(trx, subscription, { kind: 'RENEWED', ...paid });
  if (plan.id !== subscription.plan_id)
    await note(trx, subscription, { kind: 'CHANGED', planId: plan.id, at });
  await followGrants(trx, services, subscription.id, { except: order.id });
  if (plan.id !== subscription.plan_id) await mailChange(trx, services, subscription.id, 'CHANGED');
}

/** Whether an upgrade credits this grant; gifts, and what was paid in another currency, follow it instead. */
export const isCredited = (each: Grant, currencyId: string): boolean =>
  each.source === 'TRIAL' || (isOwnPayment(each) && each.currency_id === currencyId);

/**
 * Moves the subscription of a paid, locked UPGRADE order to the order's plan, whose period starts now, and which
 * renews. It is worth what was paid for it and credited to it. Called like `fulfilRenewal`.
 */
export async function fulfilUpgrade(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const { subscription } = await subscriptionFor(trx, order);
  const plan = promisedPlan(await planOf(trx, order.plan_id ?? subscription.plan_id), order);
  await cancelOpenOrders(trx, services, subscription.id, { except: order.id });
  const chain = await liveGrants(trx, subscription.user_id, now, 'PLAN');
  const credited = chain.filter((each) => isCredited(each, order.currency_id));
  const creditedOrders = credited.flatMap(({ order_id: id }) => id ?? []);
  await recognize(trx, now, { ids: creditedOrders });
  for (const each of credited) await revoke(trx, each, { at: now, because: 'UPGRADED', orderId: order.id });
  const credit = await creditAll(trx, now, order, creditedOrders);
  const start = replacementStart(subscription, plan, now);
  const end = planEnd(plan, start);
  const given = await grant(trx, now, {
    ...planGrant(order, plan, start, end),
    source: 'PURCHASE',
    paid_minor: order.total_minor + credit,
  });
  if (start < now) await recognize(trx, now, { ids: [order.id] });
  await rebuildChain(trx, now, subscription.user_id, [
    given,
    ...chain.filter((each) => !credited.includes(each)),
  ]);
  await choose(trx, now, subscription.id, await chosenBy(trx, now, order, plan, order.default_minor));
  await transitionSubscription(trx, subscription, 'ACTIVE', {
    plan_id: plan.id,
    is_trial: false,
    last_payment_date: now,
    anchor_day: start.getUTCDate(),
    max_activated: plan.max_activated,
    activations_left: plan.max_activated,
  });
  await note(trx, subscription, {
    kind: 'CHANGED',
    planId: plan.id,
    at: now,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });
  if (!subscription.renew && end !== null)
    await note(trx, subscription, { kind: 'RESUMED', planId: plan.id, at: now });
  await followGrants(trx, services, subscription.id, { except: order.id });
  await mailChange(trx, services, subscription.id, 'CHANGED');
}
