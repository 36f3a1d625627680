import { payable, percentOf, type Minor } from '../../src/shared/money.ts';

/** A stored price, in minor units. */
export interface StoredPrice {
  readonly default_minor: Minor;
  readonly sale_minor: Minor | null;
  readonly sale_until: Date | null;
}

/** Whether a sale runs. */
export const onSale = (price: StoredPrice, now: Date): boolean =>
  price.sale_minor !== null && (price.sale_until === null || price.sale_until > now);

/** The price now, before any promo code. */
export const priceNow = (price: StoredPrice, now: Date): Minor =>
  onSale(price, now) && price.sale_minor !== null ? price.sale_minor : price.default_minor;

/** What is charged: the price now less the promo code's share, rounded in the buyer's favour to what can be charged. */
export function charge(
  price: StoredPrice,
  percent: number,
  now: Date,
  digits: number,
): { default: Minor; total: Minor } {
  const current = priceNow(price, now);
  return { default: price.default_minor, total: payable(current - percentOf(current, percent), digits) };
}
