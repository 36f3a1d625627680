import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { unusedOf } from '../grants/unused.ts';
import { daysOf, type LockedSubscription, type Plan, type Subscription } from '../subscriptions/lock.ts';
import { choicesFor } from '../subscriptions/choices.ts';
import { foldChoices } from '../subscriptions/foldChoices.ts';
import { extendedBy, previewed } from '../subscriptions/payments.ts';
import { planOffer, planPrice } from '../subscriptions/planPrice.ts';
import { nextFor } from '../subscriptions/renewal.ts';
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
  /** What it changes, as it was at that time. */
  readonly subscription: Subscription;
  readonly previewedAt: Date;
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
  if (end === null) throw failure('CONFLICT', 'There is already a lifetime subscription.');
  if (plan.id === current.id) return extension(db, now, locked, end);
  const isOverdue = status === 'PAST_DUE';
  const changesUntil = isOverdue ? (subscription.past_due_end_date ?? end) : end;
  if (changesUntil <= now) throw failure('CONFLICT', 'The subscription is at its end.');
  const price = await planPrice(db, plan, currencyId, now);
  if (!price) throw wrongPlan('invalid');

  const days = daysOf(plan);
  const currentPrice = await listPrice(db, now, subscription, current);
  const chain = await liveGrants(db, subscription.user_id, now, 'PLAN');
  const credit = creditOf(now, chain, currencyId);
  const higher = isHigher({ price: price.list, days }, { price: currentPrice, days: daysOf(current) });
  const facts = { plan, tariffId: price.tariffId, currencyId, subscription, previewedAt: now };
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
  const told = await toldPrice(db, now, subscription, { planId: plan.id, currencyId, end });
  return {
    ...facts,
    kind: 'DOWNGRADE',
    tariffId: told?.tariffId ?? then.tariffId,
    price: told?.price ?? then.amount,
    renewal: told?.renewal ?? then.list,
    credit: 0,
    total: 0,
    startsAt: end,
    endsAt: planEnd(plan, end),
    behind: [],
  };
}

/** A plan's list price in a subscription's currency; what was told if it has none. */
const listPrice = async (
  db: Kysely<Database>,
  now: Date,
  { currency_id: currencyId, told_minor: told, price_minor: paid }: Subscription,
  plan: Plan,
): Promise<Minor> => (await planPrice(db, plan, currencyId, now))?.list ?? told ?? paid;

/** What was told for a plan that one chose and that a gift of another one runs before. */
async function toldPrice(
  db: Kysely<Database>,
  now: Date,
  { id }: Subscription,
  { planId, currencyId, end }: { planId: string; currencyId: string; end: Date },
): Promise<{ tariffId: string; price: Minor; renewal: Minor } | undefined> {
  const { chosen } = foldChoices(await choicesFor(db, id));
  if (chosen?.planId !== planId || chosen.currencyId !== currencyId) return undefined;
  const next = await nextFor(db, now, chosen, end);
  return next && { tariffId: next.tariffId, price: next.total, renewal: Math.min(next.list, next.ceiling) };
}

/** What buying the current plan again does. */
async function extension(
  db: Kysely<Database>,
  now: Date,
  { subscription, plan }: LockedSubscription,
  end: Date,
): Promise<PlannedChange> {
  const { id, currency_id: currencyId, anchor_day: anchorDay } = subscription;
  const { chosen } = foldChoices(await choicesFor(db, id));
  const offer = await planOffer(db, plan, currencyId, now);
  const { tariffId = offer.tariffs[0], ...price } =
    offer.prices.find((each) => chosen?.planId === plan.id && each.tariffId === chosen.tariffId) ??
    offer.prices[0] ??
    unpriced(subscription);
  if (tariffId === undefined) throw wrongPlan('invalid');
  const payment = previewed({ tariffId, currencyId, list: price.list, total: price.amount });
  const { amount_minor: renewal } = await extendedBy(db, now, subscription, payment, plan);
  const startsAt = end > now ? end : now;
  return {
    kind: 'EXTENSION',
    plan,
    tariffId,
    price: price.amount,
    renewal: renewal ?? price.list,
    credit: 0,
    total: price.amount,
    currencyId,
    startsAt,
    endsAt: planEnd(plan, startsAt, end > now ? anchorDay : null),
    behind: [],
    subscription,
    previewedAt: now,
  };
}

/** The price of a plan that isn't sold in the subscription's currency: what was told. */
const unpriced = ({ told_minor: told, price_minor: paid }: Subscription) => ({
  tariffId: undefined,
  amount: told ?? paid,
  list: told ?? paid,
});
