import type { Product } from '@/features/checkout/types';

/** Whether a tariff of the product can be paid in a currency. */
export const isPricedIn = (product: Product, tariffId: string, currencyId: string | undefined): boolean =>
  product.Tariffs.some(
    ({ id, Prices }) => id === tariffId && Prices.some(({ Currency }) => Currency.id === currencyId),
  );
