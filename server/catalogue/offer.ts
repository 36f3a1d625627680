import type { Selectable } from 'kysely';
import { defaultCurrency } from '../../src/shared/defaultCurrency.ts';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { completeCurrencies, withCompleteness } from './completeCurrencies.ts';
import type { CatalogueRows } from './catalogueRows.ts';
import type { Currency } from './prices.ts';

/** A gift that comes with some tariffs. */
interface OfferedGift {
  readonly id: string;
  readonly is_reusable: boolean;
}

/** The options an order can choose for a product. */
export interface Offer {
  readonly product: Selectable<Database['products']>;
  /** Prices of the tariffs that can be bought, in order. */
  readonly prices: readonly Selectable<Database['prices']>[];
  readonly currencies: readonly Currency[];
  /** The currency for a buyer who did not choose one. */
  readonly defaultCurrency: (lang: Lang) => Currency | undefined;
  /** An active gift that comes with the tariff. */
  readonly gift: (giftId: string, tariffId: string) => OfferedGift | undefined;
}

/** The offers of all active products, by product ID; of those that sell a plan, only while that is active too. */
export function offersOf(rows: CatalogueRows): ReadonlyMap<string, Offer> {
  const tariffsOf = Map.groupBy(
    rows.tariffs.filter(({ archived_at: archivedAt }) => archivedAt === null),
    (tariff) => tariff.product_id,
  );
  const pricesOf = Map.groupBy(rows.prices, (price) => price.tariff_id);
  const gift: Offer['gift'] = (giftId, tariffId) => {
    const comesAlong = rows.giftTariffs.some(
      (link) => link.gift_id === giftId && link.tariff_id === tariffId,
    );
    return comesAlong ? rows.gifts.find(({ id, active }) => id === giftId && active) : undefined;
  };
  const archivedPlans = new Set(
    rows.plans.filter(({ active }) => !active).map(({ product_id: productId }) => productId),
  );
  const complete = completeCurrencies(rows);
  const { currencies } = rows;
  const ofLang: Offer['defaultCurrency'] = (lang) =>
    defaultCurrency(withCompleteness(currencies, complete), lang);
  return new Map(
    rows.products
      .filter(({ id, active }) => active && !archivedPlans.has(id))
      .map((product) => {
        const tariffs = tariffsOf.get(product.id) ?? [];
        const prices = tariffs.flatMap(({ id }) => pricesOf.get(id) ?? []);
        return [product.id, { product, prices, currencies, defaultCurrency: ofLang, gift }];
      }),
  );
}
