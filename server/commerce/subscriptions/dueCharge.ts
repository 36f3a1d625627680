import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { chargeTime } from './chargeTime.ts';
import { liveSubscription, planOf, type Plan, type Subscription } from './lock.ts';
import { renewalCharge } from './planPrice.ts';

/** An upcoming charge of a subscription. */
export interface DueCharge {
  readonly date: Date;
  readonly amount: Minor;
  readonly currencyId: string;
  readonly plan: Plan;
}

/** A subscription's next charge, as every page and email states it; undefined if none is scheduled. */
export async function nextCharge(
  db: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<DueCharge | undefined> {
  const date = chargeTime(subscription);
  return date ? { date, ...(await renewal(db, date > now ? date : now, subscription)) } : undefined;
}

/** What a subscription owes; undefined unless it is past due. */
export const overdue = async (
  db: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<Omit<DueCharge, 'date'> | undefined> =>
  subscription.status === 'PAST_DUE' ? renewal(db, now, subscription) : undefined;

/** What a renewal costs at a time: once it has an order, what that says, even if prices or plans have changed since. */
async function renewal(
  db: Kysely<Database>,
  at: Date,
  subscription: Subscription,
): Promise<Omit<DueCharge, 'date'>> {
  const { id, plan_id: current, next_plan_id: next, active_end_date: end } = subscription;
  const order = await db
    .selectFrom('orders')
    .select(['total_minor', 'currency_id', 'plan_id'])
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'RENEWAL')
    .where('period_end', '=', end)
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .executeTakeFirst();
  if (order) {
    const { total_minor: amount, currency_id: currencyId, plan_id: planId } = order;
    return { amount, currencyId, plan: await planOf(db, planId ?? current) };
  }
  const plan = await planOf(db, next ?? current);
  const { total } = await renewalCharge(db, subscription, plan, at);
  return { amount: total, currencyId: subscription.currency_id, plan };
}

/** The next charge of a user's live subscription; undefined if none is scheduled. */
export async function dueCharge(
  db: Kysely<Database>,
  now: Date,
  userId: string,
): Promise<DueCharge | undefined> {
  const subscription = await liveSubscription(db, userId);
  return subscription && nextCharge(db, now, subscription);
}
