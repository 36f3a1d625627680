import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows } from './catalogueRows.ts';
import { kindOf, languagesOf, type ProductKind } from './contents.ts';
import { readPrice, type CataloguePrice, type Currency } from './prices.ts';

export type PlanRow = Selectable<Database['plans']>;

export interface CatalogueTariff extends Selectable<Database['tariffs']> {
  /** The price in the base currency first, then in the order of the currency menu. */
  readonly prices: readonly CataloguePrice[];
  readonly basePrice: CataloguePrice;
  /** When the last of its events ends; null without any. */
  readonly soldUntil: Date | null;
}

export interface CatalogueGift extends Selectable<Database['gifts']> {
  readonly tariffIds: readonly string[];
  /** As in `CatalogueTariff`. */
  readonly soldUntil: Date | null;
}

/** A product with everything that belongs to it. */
export interface CatalogueProduct extends Selectable<Database['products']> {
  /** Tariffs with a price in the base currency, the fallback for missing ones; archived or not. */
  readonly tariffs: readonly CatalogueTariff[];
  /** Those tariffs that can be bought. */
  readonly tariffsOnSale: readonly CatalogueTariff[];
  /** The cheapest tariff in the base currency at current prices, preferring those on sale. */
  readonly cheapest: CatalogueTariff | undefined;
  /** Active or not. */
  readonly gifts: readonly CatalogueGift[];
  readonly plan: PlanRow | undefined;
  /** Undefined if what its first tariff on sale delivers doesn't tell. */
  readonly kind: ProductKind | undefined;
  /** The languages in which a tariff on sale has all of its texts, in the order of the menu. */
  readonly languages: readonly string[];
}

type ProductRow = Selectable<Database['products']>;
type PriceRow = Selectable<Database['prices']>;
type TariffRow = Selectable<Database['tariffs']>;

/** Every product by ID, active or not, with its prices at an instant. */
export function productsAt(rows: CatalogueRows, instant: Date): ReadonlyMap<string, CatalogueProduct> {
  const pricesOf = Map.groupBy(rows.prices, (price) => price.tariff_id);
  const historyOf = Map.groupBy(rows.priceHistory, (past) => `${past.tariff_id} ${past.currency_id}`);
  const pricedIds = new Set(rows.prices.map((price) => price.currency_id));
  const currencies = rows.currencies.filter(({ id }) => pricedIds.has(id));
  const tariffsOf = Map.groupBy(rows.tariffs, (tariff) => tariff.product_id);
  const soldUntil = new Map(
    rows.eventEnds.map(({ tariff_id: tariff, gift_id: gift, ends_at: end }) => [tariff ?? gift, end]),
  );
  const contentsOf = Map.groupBy(rows.contents, (content) => content.tariff_id);
  const prefixes = rows.languages.map(({ prefix }) => prefix);
  const giftsOf = Map.groupBy(rows.gifts, (gift) => gift.product_id);
  const tariffIdsOf = Map.groupBy(rows.giftTariffs, (link) => link.gift_id);
  const planOf = new Map(rows.plans.map((plan) => [plan.product_id, plan]));

  return new Map(
    rows.products.map((product) => {
      const tariffs = (tariffsOf.get(product.id) ?? []).flatMap((tariff) =>
        readTariff(product, tariff, pricesOf.get(tariff.id) ?? [], { currencies, historyOf, instant }).map(
          (read) => ({
            ...read,
            soldUntil: soldUntil.get(tariff.id) ?? null,
          }),
        ),
      );
      const gifts = (giftsOf.get(product.id) ?? []).map((gift) => ({
        ...gift,
        tariffIds: (tariffIdsOf.get(gift.id) ?? []).map((link) => link.tariff_id),
        soldUntil: soldUntil.get(gift.id) ?? null,
      }));
      const tariffsOnSale = tariffs.filter(({ archived_at: archivedAt }) => archivedAt === null);
      const priced = tariffsOnSale.length > 0 ? tariffsOnSale : tariffs;
      const [cheapest] = priced.toSorted((a, b) => a.basePrice.now - b.basePrice.now);
      const contents = tariffsOnSale.map(({ id }) => contentsOf.get(id) ?? []);
      return [
        product.id,
        {
          ...product,
          tariffs,
          tariffsOnSale,
          cheapest,
          gifts,
          plan: planOf.get(product.id),
          kind: kindOf(contents[0] ?? []),
          languages: languagesOf(contents, prefixes),
        },
      ];
    }),
  );
}

/** A tariff with its prices, as an array; empty if it has no price in the product's base currency. */
function readTariff(
  product: ProductRow,
  tariff: TariffRow,
  stored: readonly PriceRow[],
  {
    currencies,
    historyOf,
    instant,
  }: {
    readonly currencies: readonly Currency[];
    readonly historyOf: ReadonlyMap<string, CatalogueRows['priceHistory']>;
    readonly instant: Date;
  },
): Omit<CatalogueTariff, 'soldUntil'>[] {
  const priceIn = new Map(stored.map((price) => [price.currency_id, price]));
  const prices = currencies.flatMap((currency) => {
    const price = priceIn.get(currency.id);
    return price === undefined
      ? []
      : [readPrice(price, currency, historyOf.get(`${tariff.id} ${currency.id}`) ?? [], instant)];
  });
  const basePrice = prices.find(({ currency }) => currency.id === product.base_currency_id);
  if (!basePrice) return [];
  return [{ ...tariff, basePrice, prices: [basePrice, ...prices.filter((price) => price !== basePrice)] }];
}
