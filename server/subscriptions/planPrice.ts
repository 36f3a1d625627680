import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import { priceNow } from '../checkout/pricing.ts';
import type { Database } from '../database/schema.ts';
import type { Plan, Subscription } from './lock.ts';

export interface PlanPrice {
  readonly tariffId: string;
  readonly amount: Minor;
}

/** What a plan costs now in a currency, by its cheapest tariff; undefined where it has no price in it. */
export async function planPrice(
  db: Kysely<Database>,
  { product_id: productId }: Pick<Plan, 'product_id'>,
  currencyId: string,
  now: Date,
): Promise<PlanPrice | undefined> {
  const prices = await db
    .selectFrom('prices')
    .innerJoin('tariffs', 'tariffs.id', 'prices.tariff_id')
    .selectAll('prices')
    .where('tariffs.product_id', '=', productId)
    .where('prices.currency_id', '=', currencyId)
    .orderBy('tariffs.position')
    .execute();
  const [cheapest] = prices
    .map((price) => ({ tariffId: price.tariff_id, amount: priceNow(price, now) }))
    .sort((a, b) => a.amount - b.amount);
  return cheapest;
}

/** What a renewal with a plan costs now; what was paid before where the plan lost its price in the currency. */
export async function renewalPrice(
  db: Kysely<Database>,
  subscription: Pick<Subscription, 'currency_id' | 'price_minor'>,
  plan: Pick<Plan, 'product_id'>,
  now: Date,
): Promise<PlanPrice> {
  const found = await planPrice(db, plan, subscription.currency_id, now);
  if (found) return found;
  const { id } = await db
    .selectFrom('tariffs')
    .select('id')
    .where('product_id', '=', plan.product_id)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return { tariffId: id, amount: subscription.price_minor };
}

/** The most that the next charge may be: what its owner was told last. */
export const toldPrice = ({ told_minor: told, price_minor: paid }: Subscription): Minor => told ?? paid;
