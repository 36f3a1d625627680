import { compareAmounts } from '@/commerce/price';
import { amountIn, pricedIn } from '@/features/checkout/selection/chosenAmount';
import type { Selection } from '@/features/checkout/selection/selection';
import type { Product, Quote } from '@/features/checkout/types';

/**
 * Whether a quote requested before the product had loaded matches this selection: the right currency, and the price of
 * the selected tariff.
 */
export function answersSelection(
  quote: Quote,
  { Tariffs }: Product,
  { tariffId, amount }: Selection,
  currencyId: string | undefined,
): boolean {
  const tariff = Tariffs.find(({ id }) => id === tariffId);
  const price = tariff && pricedIn(tariff, currencyId);
  if (price?.Currency.id !== quote.Currency.id) return false;
  return price.suggested
    ? compareAmounts(amountIn(amount, price.Currency.id) ?? price.suggested, quote.total) === 0
    : compareAmounts(price.default, quote.default) === 0;
}
