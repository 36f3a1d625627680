import type { Transaction } from 'kysely';
import { firstTariff } from '../commerce/library/firstTariff.ts';
import { choose } from '../commerce/subscriptions/choices.ts';
import { note } from '../commerce/subscriptions/transitions.ts';
import { grant, liveGrants } from '../commerce/grants/grants.ts';
import { periodEnd } from '../commerce/grants/calendar.ts';
import { daysOf, periodOf } from '../commerce/subscriptions/lock.ts';
import { daysAfter, schedule } from '../commerce/subscriptions/schedule.ts';
import type { Database } from '../database/schema.ts';
import { demoSubscription } from './demoOrders.ts';

/** A subscription payment, with what the plan grants for it. */
async function paymentOf(db: Transaction<Database>, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'tariff_id', 'total_minor', 'currency_id', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', demoSubscription.planId)
    .executeTakeFirstOrThrow();
  const period = periodOf(plan);
  if (period === null) throw new Error(`No such renewing plan: ${demoSubscription.planId}`);
  return { ...order, period, days: daysOf(plan) ?? 0, activations: plan.max_activated };
}
type Payment = Awaited<ReturnType<typeof paymentOf>>;

/** The columns of a subscription whose current period was paid for by this payment. */
const periodFrom = (start: Date, { period, activations, ...paid }: Payment) => {
  const end = periodEnd(start, period, null);
  return {
    price_minor: paid.total_minor,
    told_minor: paid.total_minor,
    told_at: paid.created_at,
    anchor_day: start.getUTCDate(),
    paid_minor: paid.total_minor,
    period_start: start,
    active_end_date: end,
    next_charge_at: end,
    last_payment_date: paid.created_at,
    max_activated: activations,
    activations_left: activations,
  };
};

/** Seeds the demo user's subscription as started by its first payment, with the history event. */
export async function seedSubscription(db: Transaction<Database>, userId: string): Promise<void> {
  const order = await paymentOf(db, demoSubscription.orderId);
  await db
    .insertInto('subscriptions')
    .values({
      ...periodFrom(order.created_at, order),
      id: demoSubscription.id,
      user_id: userId,
      plan_id: demoSubscription.planId,
      order_id: order.id,
      status: 'ACTIVE',
      currency_id: order.currency_id,
      is_trial: false,
      start_from_trial: false,
      renew: true,
      created_at: order.created_at,
    })
    .execute();
  await grantTime(db, 'PURCHASE', order);
  await chooseBy(db, 'CHOSE', order);
  await noteOf(db, 'STARTED', order);
}

/** Adds the next period, paid for by an order, with the history event. */
export async function seedRenewal(db: Transaction<Database>, orderId: string): Promise<void> {
  const order = await paymentOf(db, orderId);
  await db
    .updateTable('subscriptions')
    .set(periodFrom(order.created_at, order))
    .where('id', '=', demoSubscription.id)
    .execute();
  await grantTime(db, 'RENEWAL', order);
  await chooseBy(db, 'RENEWED', order);
  await noteOf(db, 'RENEWED', order);
}

/** The time granted by a payment. */
const grantTime = (db: Transaction<Database>, source: 'PURCHASE' | 'RENEWAL', order: Payment) =>
  grant(db, order.created_at, {
    order_id: order.id,
    user_id: order.user_id,
    kind: 'PLAN',
    subject: demoSubscription.planId,
    tariff: order.tariff_id,
    starts_at: order.created_at,
    // The demo's renewal comes a fixed number of days later, leap year or not.
    ends_at:
      source === 'PURCHASE'
        ? daysAfter(order.created_at, order.days)
        : periodFrom(order.created_at, order).active_end_date,
    source,
    paid_minor: order.total_minor,
    currency_id: order.currency_id,
    payer_id: order.user_id,
    follows: null,
  });

/** What the payment chose for the periods that follow. */
const chooseBy = (db: Transaction<Database>, act: 'CHOSE' | 'RENEWED', order: Payment) =>
  choose(db, order.created_at, demoSubscription.id, {
    act,
    order_id: order.id,
    plan_id: demoSubscription.planId,
    tariff_id: order.tariff_id,
    currency_id: order.currency_id,
    amount_minor: order.total_minor,
    paid_minor: order.total_minor,
    renews: true,
  });

const noteOf = (db: Transaction<Database>, kind: 'STARTED' | 'RENEWED', order: Payment) =>
  note(db, demoSubscription, {
    kind,
    planId: demoSubscription.planId,
    at: order.created_at,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });

/** Seeds what was activated with the subscription, and what comes next. */
export async function seedActivation(db: Transaction<Database>, now: Date): Promise<void> {
  const { productId, daysAgo } = demoSubscription.activated;
  const tariff = await firstTariff(db, productId, now).executeTakeFirst();
  await db
    .insertInto('subscription_purchases')
    .values({
      id: 'demo-activation',
      subscription_id: demoSubscription.id,
      product_id: productId,
      tariff_id: tariff?.id ?? null,
      status: 'ACTIVE',
      created_at: daysAfter(now, -daysAgo),
    })
    .execute();
  const { user_id: userId } = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('id', '=', demoSubscription.id)
    .executeTakeFirstOrThrow();
  const [time] = await liveGrants(db, userId, now, 'PLAN');
  await grant(db, daysAfter(now, -daysAgo), {
    order_id: time?.order_id ?? null,
    user_id: userId,
    kind: 'ACTIVATION',
    subject: productId,
    tariff: null,
    starts_at: daysAfter(now, -daysAgo),
    ends_at: null,
    source: 'ACTIVATION',
    currency_id: null,
    payer_id: null,
    follows: time?.id ?? null,
  });
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ activations_left: eb('activations_left', '-', 1) }))
    .where('id', '=', demoSubscription.id)
    .execute();
  await schedule(db, demoSubscription.id);
}
