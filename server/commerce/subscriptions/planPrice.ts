import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import { priceNow } from '../../catalogue/pricing.ts';
import type { Database } from '../../database/schema.ts';
import type { Plan, Subscription } from './lock.ts';

/** A price that can be charged, in minor units. */
export interface PlanPrice {
  readonly tariffId: string;
  readonly digits: number;
  /** What it costs at that time. */
  readonly amount: Minor;
  /** The price without a sale, which is what's announced for renewals. */
  readonly list: Minor;
}

/** A plan's price in a currency at a time, by its cheapest tariff; undefined if it has none in that currency. */
export async function planPrice(
  db: Kysely<Database>,
  { product_id: productId }: Pick<Plan, 'product_id'>,
  currencyId: string,
  at: Date,
): Promise<PlanPrice | undefined> {
  const prices = await db
    .selectFrom('prices')
    .innerJoin('tariffs', 'tariffs.id', 'prices.tariff_id')
    .innerJoin('currencies', 'currencies.id', 'prices.currency_id')
    .selectAll('prices')
    .select('currencies.digits')
    .where('tariffs.product_id', '=', productId)
    .where('prices.currency_id', '=', currencyId)
    .where('tariffs.archived_at', 'is', null)
    .orderBy('tariffs.position')
    .execute();
  const [cheapest] = prices
    .map((price) => ({
      tariffId: price.tariff_id,
      digits: price.digits,
      amount: priceNow(price, at, price.digits),
      list: payable(price.default_minor, price.digits),
    }))
    .sort((a, b) => a.amount - b.amount);
  return cheapest;
}

/** The price of a renewal at a time; the announced one if the plan no longer has a price in the currency. */
export async function renewalPrice(
  db: Kysely<Database>,
  subscription: Pick<Subscription, 'currency_id' | 'price_minor' | 'told_minor'>,
  plan: Pick<Plan, 'product_id'>,
  at: Date,
): Promise<PlanPrice> {
  const found = await planPrice(db, plan, subscription.currency_id, at);
  if (found) return found;
  const { id, digits } = await db
    .selectFrom('tariffs')
    .innerJoin('currencies', (join) => join.on('currencies.id', '=', subscription.currency_id))
    .select(['tariffs.id', 'currencies.digits'])
    .where('product_id', '=', plan.product_id)
    .orderBy('tariffs.position')
    .executeTakeFirstOrThrow();
  const known = payable(subscription.told_minor ?? subscription.price_minor, digits);
  return { tariffId: id, digits, amount: known, list: known };
}

/** What the renewal of a plan costs. */
export interface RenewalCharge extends PlanPrice {
  /** The price announced to the owner, which is the maximum. */
  readonly told: Minor;
  /** What is charged: the lower of the price then and the announced price. */
  readonly total: Minor;
}

/** What a renewal at a time costs. */
export async function renewalCharge(
  db: Kysely<Database>,
  subscription: Pick<
    Subscription,
    'currency_id' | 'price_minor' | 'told_minor' | 'next_plan_id' | 'next_told_minor'
  >,
  plan: Pick<Plan, 'product_id'>,
  at: Date,
): Promise<RenewalCharge> {
  const price = await renewalPrice(db, subscription, plan, at);
  const told = payable(announcedPrice(subscription), price.digits);
  return { ...price, told, total: Math.min(price.amount, told) };
}

const announcedPrice = ({
  told_minor: told,
  price_minor: paid,
  next_plan_id: next,
  next_told_minor: toldNext,
}: Pick<Subscription, 'told_minor' | 'price_minor' | 'next_plan_id' | 'next_told_minor'>): Minor =>
  (next === null ? told : (toldNext ?? told)) ?? paid;
