import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import { priceNow, type StoredPrice } from '../../catalogue/pricing.ts';
import type { Database } from '../../database/schema.ts';
import type { Plan } from './lock.ts';

/** A price that can be charged, in minor units. */
export interface PlanPrice {
  readonly tariffId: string;
  readonly digits: number;
  /** What it costs at that time. */
  readonly amount: Minor;
  /** The price without a sale, which is what's announced for renewals. */
  readonly list: Minor;
}

/** What of a plan is sold in a currency at a time. */
export interface PlanOffer {
  /** Whether the plan is sold at all. */
  readonly isSold: boolean;
  readonly digits: number;
  /** The tariffs that aren't archived, in their order. */
  readonly tariffs: readonly string[];
  /** The prices of those that have one in the currency, the cheapest first. */
  readonly prices: readonly PlanPrice[];
}

/** Everything a plan offers in a currency. */
export async function planOffer(
  db: Kysely<Database>,
  { product_id: productId, active: isActive }: Pick<Plan, 'product_id' | 'active'>,
  currencyId: string,
  at: Date,
): Promise<PlanOffer> {
  const rows = await db
    .selectFrom('currencies')
    .innerJoin('products', (join) => join.on('products.id', '=', productId))
    .leftJoin('tariffs', (join) =>
      join.onRef('tariffs.product_id', '=', 'products.id').on('tariffs.archived_at', 'is', null),
    )
    .leftJoin('prices', (join) =>
      join.onRef('prices.tariff_id', '=', 'tariffs.id').onRef('prices.currency_id', '=', 'currencies.id'),
    )
    .select([
      'currencies.digits',
      'products.active',
      'tariffs.id as tariffId',
      'prices.default_minor',
      'prices.sale_minor',
      'prices.sale_until',
      'prices.member_minor',
      'prices.suggested_minor',
    ])
    .where('currencies.id', '=', currencyId)
    .orderBy('tariffs.position')
    .execute();
  const digits = rows[0]?.digits ?? 0;
  return {
    isSold: isActive && rows[0]?.active === true,
    digits,
    tariffs: rows.flatMap(({ tariffId }) => tariffId ?? []),
    prices: rows
      .flatMap(({ tariffId, default_minor: list, ...price }) =>
        tariffId === null || list === null
          ? []
          : [priceOf(tariffId, { ...price, default_minor: list }, at, digits)],
      )
      .sort((a, b) => a.amount - b.amount),
  };
}

const priceOf = (tariffId: string, price: StoredPrice, at: Date, digits: number): PlanPrice => ({
  tariffId,
  digits,
  amount: priceNow(price, at, digits),
  list: payable(price.default_minor, digits),
});

/** A plan's price in a currency at a time, by its cheapest tariff; undefined if it has none in that currency. */
export const planPrice = async (
  db: Kysely<Database>,
  plan: Pick<Plan, 'product_id' | 'active'>,
  currencyId: string,
  at: Date,
): Promise<PlanPrice | undefined> => (await planOffer(db, plan, currencyId, at)).prices[0];

/** The price of a tariff in a currency at a time; undefined if it's archived or has none. */
export const tariffPrice = async (
  db: Kysely<Database>,
  plan: Pick<Plan, 'product_id' | 'active'>,
  { tariffId, currencyId }: { readonly tariffId: string | null; readonly currencyId: string },
  at: Date,
): Promise<PlanPrice | undefined> => {
  const { prices } = await planOffer(db, plan, currencyId, at);
  return tariffId === null ? prices[0] : prices.find((price) => price.tariffId === tariffId);
};
