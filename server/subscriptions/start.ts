import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Order } from '../checkout/locks.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { daysOf, lockLive, planOf, type Plan, type Subscription } from './lock.ts';
import { moveSubscription, note } from './moves.ts';
import { dropOrdersOf } from './openOrders.ts';
import { renewalPrice } from './planPrice.ts';
import { daysAfter, schedule } from './schedule.ts';

/** Whose the subscription is to be, and what was paid for it. */
export type StartingOrder = Pick<Order, 'id' | 'user_id' | 'currency_id' | 'total_minor' | 'is_trial'>;

/**
 * Starts the subscription a paid order is for. A running one of the same plan is prolonged by what was bought;
 * one of another plan ends, and the new one begins at once; one without an end stays. One that was given by somebody else does not renew by
 * itself: `renew` false.
 */
export async function startSubscription(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  planId: string,
  { renew = true }: { renew?: boolean } = {},
): Promise<void> {
  const live = await lockLive(trx, order.user_id);
  const plan = await planOf(trx, planId);
  // Paid for at the same time: `refuseBesideEndless` lets nobody come here later.
  if (live?.subscription.active_end_date === null) return;
  if (live) await dropOrdersOf(trx, services, live.subscription.id);
  if (live?.subscription.plan_id === planId) return prolong(trx, services, order, live.subscription, plan);
  if (live) await replace(trx, services, live.subscription);
  await begin(trx, services, order, plan, { end: firstEnd(services, order, plan), renew });
}

/** Adds what was bought to a running subscription of the same plan. */
async function prolong(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  live: Subscription,
  plan: Plan,
): Promise<void> {
  const now = services.clock();
  const days = daysOf(plan);
  const { active_end_date: end } = live;
  const from = end !== null && end > now ? end : now;
  const until = end === null || days === null ? null : daysAfter(from, days);
  // What was paid counts for the whole of the time that is paid for now.
  const adds = from === end && live.currency_id === order.currency_id && live.status !== 'PAST_DUE';
  const price = await renewalPrice(trx, { ...order, price_minor: order.total_minor }, plan, now);
  await moveSubscription(trx, live, 'ACTIVE', {
    is_trial: false,
    active_end_date: until,
    past_due_end_date: null,
    last_payment_date: now,
    price_minor: order.total_minor,
    told_minor: price.amount,
    currency_id: order.currency_id,
    next_charge_at: live.renew ? until : null,
    retries: 0,
    period_start: adds ? (live.period_start ?? live.created_at) : now,
    paid_minor: order.total_minor + (adds ? (live.paid_minor ?? live.price_minor) : 0),
  });
  await note(trx, live, {
    kind: 'RENEWED',
    planId: plan.id,
    at: now,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });
  await schedule(trx, live.id);
}

/** Ends a running subscription because another takes its place. */
async function replace(trx: Kysely<Database>, { clock }: Services, live: Subscription): Promise<void> {
  await moveSubscription(trx, live, 'CANCELED', {
    renew: false,
    stop_reason: 'replaced',
    next_charge_at: null,
    ended_at: clock(),
  });
  await note(trx, live, { kind: 'ENDED', planId: live.plan_id, at: clock() });
  await schedule(trx, live.id);
}

/** When the first period of a plan, or its trial, is over; null without an end. */
function firstEnd({ clock }: Services, { is_trial: isTrial }: StartingOrder, plan: Plan): Date | null {
  const days = isTrial ? plan.trial_period : daysOf(plan);
  return days === null ? null : daysAfter(clock(), days);
}

/** Writes a subscription that counts from now, for a person who is locked and has none. */
export async function begin(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
  plan: Plan,
  { end, renew: mayRenew }: { readonly end: Date | null; readonly renew: boolean },
): Promise<void> {
  const now = services.clock();
  const { is_trial: isTrial } = order;
  const price = await renewalPrice(trx, { ...order, price_minor: order.total_minor }, plan, now);
  const renew = mayRenew && end !== null;
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      user_id: order.user_id,
      plan_id: plan.id,
      order_id: order.id,
      status: isTrial ? 'TRIALING' : 'ACTIVE',
      currency_id: order.currency_id,
      price_minor: isTrial ? price.amount : order.total_minor,
      told_minor: price.amount,
      active_end_date: end,
      last_payment_date: isTrial ? null : now,
      is_trial: isTrial,
      start_from_trial: isTrial,
      max_activated: plan.max_activated,
      activations_left: plan.max_activated,
      renew,
      saved_method_id: isTrial ? await keptMethodFor(trx, order) : null,
      next_charge_at: renew ? end : null,
      period_start: now,
      paid_minor: order.total_minor,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(
    trx,
    { id },
    {
      kind: isTrial ? 'TRIAL_STARTED' : 'STARTED',
      planId: plan.id,
      at: now,
      amount: order.total_minor,
      currencyId: order.currency_id,
    },
  );
  await schedule(trx, id);
}

/** A trial charges nothing, so it is paid at its end with the newest method kept by the provider that was chosen. */
async function keptMethodFor(trx: Kysely<Database>, order: StartingOrder): Promise<string | null> {
  const kept = await trx
    .selectFrom('saved_methods')
    .innerJoin('transactions', 'transactions.payment_method', 'saved_methods.provider')
    .select('saved_methods.id')
    .where('transactions.order_id', '=', order.id)
    .where('saved_methods.user_id', '=', order.user_id)
    .where('removed_at', 'is', null)
    .orderBy('saved_methods.created_at', 'desc')
    .executeTakeFirst();
  return kept?.id ?? null;
}
