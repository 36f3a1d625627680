import type { Transaction } from 'kysely';
import { note } from '../../subscriptions/moves.ts';
import { daysAfter, schedule } from '../../subscriptions/schedule.ts';
import type { Database } from '../schema.ts';
import { demoSubscription } from './demoOrders.ts';
import { planFacts } from './products.ts';

function demoPlan() {
  const plan = planFacts.find(({ id }) => id === demoSubscription.planId);
  if (!plan?.duration) throw new Error(`No such renewing plan: ${demoSubscription.planId}`);
  return plan;
}

const paymentOf = (db: Transaction<Database>, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'total_minor', 'currency_id', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** What a period says of the subscription that was paid for it. */
const periodFrom = (start: Date, paid: { readonly total_minor: number; readonly created_at: Date }) => {
  const { duration, activations } = demoPlan();
  const end = daysAfter(start, duration);
  return {
    price_minor: paid.total_minor,
    told_minor: paid.total_minor,
    paid_minor: paid.total_minor,
    period_start: start,
    active_end_date: end,
    next_charge_at: end,
    last_payment_date: paid.created_at,
    max_activated: activations,
    activations_left: activations,
  };
};

/** The demo user's subscription as its first payment began it, with that in its history. */
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
  await noteOf(db, 'STARTED', order);
}

/** The next period of it, paid by an order, with that in its history. */
export async function seedRenewal(db: Transaction<Database>, orderId: string): Promise<void> {
  const order = await paymentOf(db, orderId);
  await db
    .updateTable('subscriptions')
    .set(periodFrom(order.created_at, order))
    .where('id', '=', demoSubscription.id)
    .execute();
  await noteOf(db, 'RENEWED', order);
}

const noteOf = (
  db: Transaction<Database>,
  kind: 'STARTED' | 'RENEWED',
  order: Awaited<ReturnType<typeof paymentOf>>,
) =>
  note(db, demoSubscription, {
    kind,
    planId: demoSubscription.planId,
    at: order.created_at,
    amount: order.total_minor,
    currencyId: order.currency_id,
  });

/** What was activated by it since, and what comes next. */
export async function seedActivation(db: Transaction<Database>, now: Date): Promise<void> {
  const { productId, daysAgo } = demoSubscription.activated;
  await db
    .insertInto('subscription_purchases')
    .values({
      id: 'demo-activation',
      subscription_id: demoSubscription.id,
      product_id: productId,
      status: 'ACTIVE',
      created_at: daysAfter(now, -daysAgo),
    })
    .execute();
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ activations_left: eb('activations_left', '-', 1) }))
    .where('id', '=', demoSubscription.id)
    .execute();
  await schedule(db, demoSubscription.id);
}
