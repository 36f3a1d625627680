import { compareAmounts } from '@/commerce/price';
import { isPricedIn } from '@/features/checkout/selection/prices';
import type { Selection } from '@/features/checkout/selection/selection';
import type { Product, Quote } from '@/features/checkout/types';

/**
 * Whether a quote that was asked for before the product was known is one of this selection: in the right
 * currency and for the tariff that costs just that.
 */
export function answersSelection(
  quote: Quote,
  product: Product,
  { tariffId }: Selection,
  currencyId: string | undefined,
): boolean {
  if (isPricedIn(product, tariffId, currencyId) && quote.Currency.id !== currencyId) return false;
  const tariff = product.Tariffs.find(({ id }) => id === tariffId);
  const price = tariff?.Prices.find(({ Currency }) => Currency.id === quote.Currency.id);
  return price !== undefined && compareAmounts(price.default, quote.default) === 0;
}
