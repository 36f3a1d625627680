import type { Currency, Product } from '@/features/checkout/types';

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
