import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../src/shared/money.ts';
import type { FieldError } from '../../src/shared/errorCodes.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../graphql/errors.ts';
import { daysOf, type LockedSubscription, type Plan } from './lock.ts';
import { planPrice, renewalPrice } from './planPrice.ts';
import { isHigher, unusedShare } from './proration.ts';
import { daysAfter } from './schedule.ts';

/** What a change to another plan means. Minor units of the subscription's currency. */
export interface PlannedChange {
  readonly kind: 'UPGRADE' | 'DOWNGRADE';
  readonly plan: Plan;
  readonly tariffId: string;
  /** The price of the plan; `credit` and `total` are its parts in an upgrade. */
  readonly price: Minor;
  readonly credit: Minor;
  readonly total: Minor;
  readonly currencyId: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

const wrongPlan = (problem: FieldError): Error =>
  failure('BAD_USER_INPUT', 'The subscription cannot change to this plan.', { fields: { planId: problem } });

/** What of the present period's payments was given back since. */
async function refundedOf(
  db: Kysely<Database>,
  { subscription }: LockedSubscription,
  since: Date,
): Promise<Minor> {
  const { refunded } = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.order_id')
    .select((eb) =>
      eb.fn.coalesce(eb.fn.sum<string>('transactions.refunded_minor'), eb.lit(0)).as('refunded'),
    )
    .where('orders.status', '=', 'PAID')
    .where('orders.paid_at', '>=', since)
    .where((eb) =>
      eb.or([
        eb('orders.id', '=', subscription.order_id),
        eb('orders.subscription_id', '=', subscription.id),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(refunded);
}

/**
 * What a change would mean now. A plan that is worth more a day, or has no end, counts at once, less the unused share of
 * what was paid for the present period; any other, and one that is cheaper than that share (nothing paid is ever lost),
 * counts at the renewal.
 * @throws Failure BAD_USER_INPUT (`planId`); CONFLICT where the subscription is past due, at its end, without an end, or
 * is to end where the change would count at the renewal
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
  if (plan.id === current.id) throw wrongPlan('same');
  if (status === 'PAST_DUE' || end === null || end <= now)
    throw failure('CONFLICT', 'The subscription cannot change now.');
  const price = await planPrice(db, plan, currencyId, now);
  if (!price) throw wrongPlan('invalid');

  const days = daysOf(plan);
  const currentPrice = (await renewalPrice(db, subscription, current, now)).amount;
  const start = subscription.period_start ?? subscription.last_payment_date ?? subscription.created_at;
  const paid = (subscription.paid_minor ?? subscription.price_minor) - (await refundedOf(db, locked, start));
  const credit = unusedShare({ start, end, paid }, now);
  const higher = isHigher({ price: price.amount, days }, { price: currentPrice, days: daysOf(current) });
  const facts = { plan, tariffId: price.tariffId, price: price.amount, currencyId };
  if (higher && (days === null || credit <= price.amount)) {
    const { digits } = await db
      .selectFrom('currencies')
      .select('digits')
      .where('id', '=', currencyId)
      .executeTakeFirstOrThrow();
    const total = payable(Math.max(0, price.amount - credit), digits);
    return {
      ...facts,
      kind: 'UPGRADE',
      credit: price.amount - total,
      total,
      startsAt: now,
      endsAt: days === null ? null : daysAfter(now, days),
    };
  }
  if (!subscription.renew) throw failure('CONFLICT', 'The subscription is to end.');
  return {
    ...facts,
    kind: 'DOWNGRADE',
    credit: 0,
    total: 0,
    startsAt: end,
    endsAt: days === null ? null : daysAfter(end, days),
  };
}
