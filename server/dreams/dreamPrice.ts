import { languageOf } from '../../src/shared/languages.ts';
import { accountOf } from '../accounts/account.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CataloguePrice } from '../catalogue/prices.ts';
import type { CatalogueProduct } from '../catalogue/products.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { DreamRow } from './dreamRows.ts';

const cheapestOf = (prices: readonly CataloguePrice[]): CataloguePrice | undefined =>
  prices.toSorted((a, b) => a.now - b.now)[0];

/** The currency asked for, else the account's, else the one guessed from the language. */
function isWanted({ wanted_currency: named }: DreamRow, { user, lang }: GraphQLContext) {
  const id = named ?? user?.currency_id;
  const { currency: guess } = languageOf(lang);
  return ({ currency }: CataloguePrice): boolean =>
    id === undefined ? currency.code === guess : currency.id === id;
}

function priceIn(
  { tariffs, cheapest }: CatalogueProduct,
  wanted: (price: CataloguePrice) => boolean,
): CataloguePrice | undefined {
  const prices = tariffs.flatMap((tariff) => tariff.prices.filter(wanted));
  return cheapestOf(prices) ?? cheapest?.basePrice;
}

/** What a dream costs now, in the caller's currency where it is sold in it; undefined where it cannot be bought. */
export async function dreamPrice(
  dream: DreamRow,
  context: GraphQLContext,
): Promise<CataloguePrice | undefined> {
  if (dream.sold_by === null) return undefined;
  const product = await catalogueOf(context).productOnSale(dream.sold_by);
  return product && priceIn(product, isWanted(dream, context));
}

/** What its owner's wallet holds of it, in minor units of the price's currency; undefined for anyone else. */
export async function savedFor(
  dream: DreamRow,
  price: CataloguePrice,
  context: GraphQLContext,
): Promise<number | undefined> {
  if (dream.user_id !== context.user?.id) return undefined;
  const holdings = await accountOf(context).holdings();
  const held = holdings.find(({ currency }) => currency.id === price.currency.id)?.minor ?? 0;
  return Math.min(Math.max(0, held), price.now);
}
