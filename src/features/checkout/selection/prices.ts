import type { Currency, Price, Product, Tariff } from '@/features/checkout/types';

/** What a card shows: the amount to pay and, where it is reduced, the one struck out. */
export interface ShownPrice {
  readonly amount: string;
  readonly struck: string | undefined;
  readonly currency: string;
}

const shown = (price: Price): ShownPrice => {
  const amount = price.withSale && price.sale !== null ? price.sale : price.default;
  const struck = price.old ?? (amount === price.default ? null : price.default);
  return {
    amount,
    struck: struck === amount ? undefined : (struck ?? undefined),
    currency: price.Currency.code,
  };
};

/** A tariff's price in the first of the currencies that it has one in. */
export function priceIn(
  tariff: Tariff,
  ...currencyIds: readonly (string | undefined)[]
): ShownPrice | undefined {
  const price =
    currencyIds
      .map((id) => tariff.Prices.find(({ Currency }) => Currency.id === id))
      .find((found) => found) ?? tariff.Prices[0];
  return price && shown(price);
}

/** Whether a tariff of the product can be paid in a currency. */
export const isPricedIn = (product: Product, tariffId: string, currencyId: string | undefined): boolean =>
  product.Tariffs.some(
    ({ id, Prices }) => id === tariffId && Prices.some(({ Currency }) => Currency.id === currencyId),
  );

/** The currencies of the picker: those that the tariff has a price in, and all others. */
export function currencyChoices(
  product: Product,
  tariffId: string,
  currencies: readonly Currency[],
): { priced: Currency[]; others: Currency[] } {
  const priced = currencies.filter(({ id }) => isPricedIn(product, tariffId, id));
  return { priced, others: currencies.filter((currency) => !priced.includes(currency)) };
}

/** Compares two amounts of the same currency: negative, zero or positive, as `a - b`. */
export const compareAmounts = (a: string, b: string): number => Number(a) - Number(b);
