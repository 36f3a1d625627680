import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { unusedOf } from '../grants/unused.ts';
import { daysOf, type LockedSubscription, type Plan } from '../subscriptions/lock.ts';
import { planPrice, renewalPrice } from '../subscriptions/planPrice.ts';
import { isCredited } from '../subscriptions/fulfil.ts';
import { planEnd, replacementStart } from '../subscriptions/period.ts';
import { isHigher } from '../subscriptions/proration.ts';
import { timeBehind, type TimeBehind } from './timeBehind.ts';

/** What changing to a plan does. Amounts in minor units of the subscription's currency. */
export interface PlannedChange {
  readonly kind: 'UPGRADE' | 'DOWNGRADE' | 'EXTENSION';
  readonly plan: Plan;
  readonly tariffId: string;
  /** The plan's price when it takes effect; in an upgrade, the sum of `credit` and `total`. */
  readonly price: Minor;
  /** What renewals cost afterwards, without any sale. */
  readonly renewal: Minor;
  readonly credit: Minor;
  readonly total: Minor;
  readonly currencyId: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** The user's other time, and what happens to it. */
  readonly behind: readonly TimeBehind[];
}

const wrongPlan = (problem: FieldError): Error =>
  failure('BAD_USER_INPUT', 'The subscription cannot change to this plan.', { fields: { planId: problem } });

/** The value of the unused time that an upgrade credits. What was refunded of it is in no grant any more. */
const creditOf = (now: Date, chain: readonly Grant[], currencyId: string): Minor =>
  chain
    .filter((each) => isCredited(each, currencyId))
    .reduce((sum, each) => sum + unusedOf(each, now).paid, 0);

/**
 * Previews buying a plan for a user who already has one. The same plan extends the current one. A plan worth more per
 * day, or a lifetime plan, starts immediately, less a credit for the unused share of what was paid. Any other plan
 * starts at the renewal; so does one cheaper than that credit (nothing paid is ever lost) and, during a trial, any plan
 * that isn't for life. If a payment is overdue, a different plan starts immediately in place of the unpaid renewal.
 * @throws Failure BAD_USER_INPUT (`planId`); CONFLICT if the subscription never ends, or is at its end
 */
export async function planChange(
  db: Kysely<Database>,
  now: Date,
  locked: LockedSubscription,
  planId: string,
): Promise<PlannedChange> {
  const { subscription, plan: current } = locked;
  const { active_end_date: end, status, currency_id: currencyId } = subscription;
  const plan = await db
    .selectFrom('plans')
    .innerJoin('products', 'products.id', 'plans.product_id')
    .selectAll('plans')
    .where('plans.id', '=', planId)
    .where('plans.active', '=', true)
    .where('products.active', '=', true)
    .executeTakeFirst();
  if (!plan) throw wrongPlan('invalid');
  if (end === null) throw failure('CONFLICT', 'There is a subscription without an end already.');
  if (plan.id === current.id) return extension(db, now, locked, end);
  const isOverdue = status === 'PAST_DUE';
  const changesUntil = isOverdue ? (subscription.past_due_end_date ?? end) : end;
  if (changesUntil <= now) throw failure('CONFLICT', 'The subscription is at its end.');
  const price = await planPrice(db, plan, currencyId, now);
  if (!price) throw wrongPlan('invalid');

  const days = daysOf(plan);
  const currentPrice = (await renewalPrice(db, subscription, current, now)).list;
  const chain = await liveGrants(db, subscription.user_id, now, 'PLAN');
  const credit = creditOf(now, chain, currencyId);
  const higher = isHigher({ price: price.list, days }, { price: currentPrice, days: daysOf(current) });
  const facts = { plan, tariffId: price.tariffId, currencyId };
  // A trial runs to its end unless a lifetime plan replaces it.
  const mayReplace = status !== 'TRIALING' || days === null;
  if (isOverdue || (higher && mayReplace && (days === null || credit <= price.amount))) {
    const total = payable(Math.max(0, price.amount - credit), price.digits);
    const startsAt = replacementStart(subscription, plan, now);
    const endsAt = planEnd(plan, startsAt);
    const uncredited = chain.filter((each) => !isCredited(each, currencyId));
    return {
      ...facts,
      kind: 'UPGRADE',
      price: price.amount,
      renewal: price.list,
      credit: price.amount - total,
      total,
      startsAt,
      endsAt,
      behind: timeBehind(now, uncredited, endsAt),
    };
  }
  const then = (await planPrice(db, plan, currencyId, end)) ?? price;
  return {
    ...facts,
    kind: 'DOWNGRADE',
    tariffId: then.tariffId,
    price: then.amount,
    renewal: then.list,
    credit: 0,
    total: 0,
    startsAt: end,
    endsAt: planEnd(plan, end),
    behind: [],
  };
}

/** What buying the current plan again does. */
async function extension(
  db: Kysely<Database>,
  now: Date,
  { subscription, plan }: LockedSubscription,
  end: Date,
): Promise<PlannedChange> {
  const { currency_id: currencyId, anchor_day: anchorDay } = subscription;
  const { tariffId, amount, list } = await renewalPrice(db, subscription, plan, now);
  const startsAt = end > now ? end : now;
  return {
    kind: 'EXTENSION',
    plan,
    tariffId,
    price: amount,
    renewal: list,
    credit: 0,
    total: amount,
    currencyId,
    startsAt,
    endsAt: planEnd(plan, startsAt, end > now ? anchorDay : null),
    behind: [],
  };
}
