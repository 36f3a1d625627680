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

/** The price now as it can be charged, before any promo code. */
export const priceNow = (price: StoredPrice, now: Date, digits: number): Minor =>
  payable(onSale(price, now) && price.sale_minor !== null ? price.sale_minor : price.default_minor, digits);

/** The charge: the current price less the promo code's share, rounded in the buyer's favor to a chargeable amount. */
export function charge(
  price: StoredPrice,
  percent: number,
  now: Date,
  digits: number,
): { default: Minor; total: Minor } {
  const current = priceNow(price, now, digits);
  return {
    default: payable(price.default_minor, digits),
    total: payable(current - percentOf(current, percent), digits),
  };
}
