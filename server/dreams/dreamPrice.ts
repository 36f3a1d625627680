import type { CatalogueContext } from '../catalogue/currentCatalogue.ts';
import type { CataloguePrice } from '../catalogue/prices.ts';
import type { CatalogueProduct } from '../catalogue/products.ts';
import type { DreamRow } from './dreamRows.ts';

const cheapestOf = (prices: readonly CataloguePrice[]): CataloguePrice | undefined =>
  prices.toSorted((a, b) => a.now - b.now)[0];

/** The requested currency, else the account's, else the default for a visitor who chose none. */
function isWanted({ wanted_currency: named }: DreamRow, { user, lang, catalogue }: CatalogueContext) {
  const id = named ?? user?.currency_id ?? catalogue.defaultCurrency(lang)?.id;
  return ({ currency }: CataloguePrice): boolean => currency.id === id;
}

function priceIn(
  { tariffs, cheapest }: CatalogueProduct,
  wanted: (price: CataloguePrice) => boolean,
): CataloguePrice | undefined {
  const prices = tariffs.flatMap((tariff) => tariff.prices.filter(wanted));
  return cheapestOf(prices) ?? cheapest?.basePrice;
}

/** A dream's current price, in the caller's currency if it is sold in that; undefined if it cannot be bought. */
export function dreamPrice(dream: DreamRow, context: CatalogueContext): CataloguePrice | undefined {
  if (dream.sold_by === null) return undefined;
  const product = context.catalogue.productOnSale(dream.sold_by);
  return product && priceIn(product, isWanted(dream, context));
}

/** How much of the price the owner's wallet already covers, in minor units of the price's currency. */
export function savedFor(
  price: CataloguePrice,
  holdings: readonly { readonly currency: { readonly id: string }; readonly minor: number }[],
): number {
  const held = holdings.find(({ currency }) => currency.id === price.currency.id)?.minor ?? 0;
  return Math.min(Math.max(0, held), price.now);
}
