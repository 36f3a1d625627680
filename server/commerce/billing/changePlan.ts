import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { unusedShare } from '../grants/unused.ts';
import { daysOf, type LockedSubscription, type Plan } from '../subscriptions/lock.ts';
import { planPrice, renewalPrice } from '../subscriptions/planPrice.ts';
import { isCredited } from '../subscriptions/fulfil.ts';
import { planEnd, replacementStart } from '../subscriptions/period.ts';
import { isHigher } from '../subscriptions/proration.ts';
import { timeBehind, type TimeBehind } from './timeBehind.ts';

/** The effect of a change to another plan. Minor units of the subscription's currency. */
export interface PlannedChange {
  readonly kind: 'UPGRADE' | 'DOWNGRADE' | 'EXTENSION';
  readonly plan: Plan;
  readonly tariffId: string;
  /** The price of the plan; `credit` and `total` are its parts in an upgrade. */
  readonly price: Minor;
  /** What renewals cost after that: no sale counts for them. */
  readonly renewal: Minor;
  readonly credit: Minor;
  readonly total: Minor;
  readonly currencyId: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** What the person has besides, and what becomes of it. */
  readonly behind: readonly TimeBehind[];
}

const wrongPlan = (problem: FieldError): Error =>
  failure('BAD_USER_INPUT', 'The subscription cannot change to this plan.', { fields: { planId: problem } });

/** What was given back of the payment of each of these orders. */
async function refundedOf(db: Kysely<Database>, orderIds: readonly string[]): Promise<Map<string, Minor>> {
  const rows = await db
    .selectFrom('transactions')
    .select('order_id')
    .$narrowType<{ order_id: string }>()
    .select((eb) => eb.fn.sum<string>('refunded_minor').as('refunded'))
    .where('order_id', 'in', ['', ...orderIds])
    .where('refunded_minor', '>', 0)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, refunded }) => [id, Number(refunded)]));
}

/** The worth of the unused time of grants, at what was paid for it and was not given back. */
async function creditOf(
  db: Kysely<Database>,
  now: Date,
  chain: readonly Grant[],
  currencyId: string,
): Promise<Minor> {
  const credited = chain.filter((each) => isCredited(each, currencyId));
  const refunded = await refundedOf(
    db,
    credited.flatMap(({ order_id: id }) => id ?? []),
  );
  return credited.reduce((sum, { order_id: id, starts_at: start, ends_at: end, paid_minor: paid }) => {
    const left = Math.max(0, paid - (refunded.get(id ?? '') ?? 0));
    return sum + (end === null ? left : unusedShare({ start, end, paid: left }, now));
  }, 0);
}

/**
 * Previews the purchase of a plan by a person who has one. The same plan extends it. One that is worth more a day, or is
 * for life, starts at once, less the unused share of what was paid; any other, one that is cheaper than that share
 * (nothing paid is ever lost), and any with an end in a trial, counts at the renewal. Where a payment is overdue, any
 * other plan counts at once, in place of the renewal that was not paid.
 * @throws Failure BAD_USER_INPUT (`planId`); CONFLICT where the subscription has no end, or is at its end
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
  const credit = await creditOf(db, now, chain, currencyId);
  const higher = isHigher({ price: price.list, days }, { price: currentPrice, days: daysOf(current) });
  const facts = { plan, tariffId: price.tariffId, currencyId };
  // A trial goes on to its end, unless it gives way to a plan for life.
  const mayReplace = status !== 'TRIALING' || days === null;
  if (isOverdue || (higher && mayReplace && (days === null || credit <= price.amount))) {
    const total = payable(Math.max(0, price.amount - credit), price.digits);
    const startsAt = replacementStart(subscription, plan, now);
    const endsAt = planEnd(plan, startsAt);
    const kept = chain.filter((each) => !isCredited(each, currencyId));
    return {
      ...facts,
      kind: 'UPGRADE',
      price: price.amount,
      renewal: price.list,
      credit: price.amount - total,
      total,
      startsAt,
      endsAt,
      behind: timeBehind(now, kept, endsAt),
    };
  }
  const then = (await planPrice(db, plan, currencyId, end)) ?? price;
  return {
    ...facts,
    kind: 'DOWNGRADE',
    tariffId: then.tariffId,
    price: then.amount,
    renewal: then.amount,
    credit: 0,
    total: 0,
    startsAt: end,
    endsAt: planEnd(plan, end),
    behind: [],
  };
}

/** The effect of buying the plan that one has once more. */
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
