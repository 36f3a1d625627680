import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { allCurrencies } from './directories.ts';
import { readPrice, type CataloguePrice, type Currency } from './prices.ts';

export type PlanRow = Selectable<Database['plans']>;

export interface CatalogueTariff extends Selectable<Database['tariffs']> {
  /** The one in the base currency first, then in the order of the currency menu. */
  readonly prices: readonly CataloguePrice[];
  readonly basePrice: CataloguePrice;
}

export interface CatalogueGift extends Selectable<Database['gifts']> {
  readonly tariffIds: readonly string[];
}

/** A product with everything that belongs to it. */
export interface CatalogueProduct extends Selectable<Database['products']> {
  /** Those with a price in the base currency, which stands in wherever another one is missing. */
  readonly tariffs: readonly CatalogueTariff[];
  /** The cheapest tariff in the base currency, as prices are now. */
  readonly cheapest: CatalogueTariff | undefined;
  /** Active or not. */
  readonly gifts: readonly CatalogueGift[];
  readonly plan: PlanRow | undefined;
}

type ProductRow = Selectable<Database['products']>;
type PriceRow = Selectable<Database['prices']>;
type TariffRow = Selectable<Database['tariffs']>;

/** The ids of the products that can be bought now, in their order. */
export async function activeProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Products by id, active or not, in as many queries for a hundred as for one. */
export async function loadProducts(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const products = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  if (products.length === 0) return new Map();
  const [tariffs, gifts, plans, currencies] = await Promise.all([
    db.selectFrom('tariffs').selectAll().where('product_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('gifts').selectAll().where('product_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('plans').selectAll().where('product_id', 'in', ids).execute(),
    allCurrencies(db),
  ]);
  const [prices, giftTariffs] = await Promise.all([
    db
      .selectFrom('prices')
      .innerJoin('tariffs', 'tariffs.id', 'prices.tariff_id')
      .selectAll('prices')
      .where('tariffs.product_id', 'in', ids)
      .execute(),
    db
      .selectFrom('gift_tariffs')
      .innerJoin('gifts', 'gifts.id', 'gift_tariffs.gift_id')
      .innerJoin('tariffs', 'tariffs.id', 'gift_tariffs.tariff_id')
      .select(['gift_id', 'tariff_id'])
      .where('gifts.product_id', 'in', ids)
      .orderBy('tariffs.position')
      .execute(),
  ]);
  const pricesOf = Map.groupBy(prices, (price) => price.tariff_id);
  const tariffsOf = Map.groupBy(tariffs, (tariff) => tariff.product_id);
  const giftsOf = Map.groupBy(gifts, (gift) => gift.product_id);
  const tariffIdsOf = Map.groupBy(giftTariffs, (link) => link.gift_id);
  const planOf = new Map(plans.map((plan) => [plan.product_id, plan]));

  return new Map(
    products.map((product) => {
      const priced = (tariffsOf.get(product.id) ?? []).flatMap((tariff) =>
        readTariff(product, tariff, pricesOf.get(tariff.id) ?? [], currencies, now),
      );
      const read: CatalogueProduct = {
        ...product,
        tariffs: priced,
        cheapest: priced.toSorted((a, b) => a.basePrice.now - b.basePrice.now)[0],
        gifts: (giftsOf.get(product.id) ?? []).map((gift) =>
          Object.assign(gift, { tariffIds: (tariffIdsOf.get(gift.id) ?? []).map((link) => link.tariff_id) }),
        ),
        plan: planOf.get(product.id),
      };
      return [product.id, read];
    }),
  );
}

/** A tariff with its prices; none where it has no price in the product's base currency. */
function readTariff(
  product: ProductRow,
  tariff: TariffRow,
  stored: readonly PriceRow[],
  currencies: readonly Currency[],
  now: Date,
): CatalogueTariff[] {
  const prices = currencies.flatMap((currency) =>
    stored
      .filter((price) => price.currency_id === currency.id)
      .map((price) => readPrice(price, currency, now)),
  );
  const basePrice = prices.find(({ currency }) => currency.id === product.base_currency_id);
  if (!basePrice) return [];
  return [{ ...tariff, basePrice, prices: [basePrice, ...prices.filter((price) => price !== basePrice)] }];
}
