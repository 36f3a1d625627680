import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { chargeTime } from '../subscriptions/chargeTime.ts';
import { liveStates, planOf, type Plan } from '../subscriptions/lock.ts';
import { renewalPrice, toldPrice } from '../subscriptions/planPrice.ts';

/** A charge that a subscription will make. */
export interface DueCharge {
  readonly date: Date;
  readonly amount: Minor;
  readonly currencyId: string;
  readonly plan: Plan;
}

/** The next charge of a person's subscription at what it would cost now; undefined where none is planned. */
export async function dueCharge(
  db: Kysely<Database>,
  now: Date,
  userId: string,
): Promise<DueCharge | undefined> {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .executeTakeFirst();
  const date = subscription && chargeTime(subscription);
  if (!date) return undefined;
  const plan = await planOf(db, subscription.next_plan_id ?? subscription.plan_id);
  const price = await renewalPrice(db, subscription, plan, now);
  return {
    date,
    amount: Math.min(price.amount, toldPrice(subscription)),
    currencyId: subscription.currency_id,
    plan,
  };
}
