import { payable, percentOf, type Minor } from '../../src/shared/money.ts';

/** A stored price, in minor units. */
export interface StoredPrice {
  readonly default_minor: Minor;
  readonly sale_minor: Minor | null;
  readonly sale_until: Date | null;
  readonly member_minor: Minor | null;
  /** Set if the buyer chooses the amount; the default is then the minimum. */
  readonly suggested_minor: Minor | null;
}

/** Whether a sale is on. */
export const onSale = (price: StoredPrice, now: Date): boolean =>
  price.sale_minor !== null && (price.sale_until === null || price.sale_until > now);

/** The current price as it can be charged, before any promo code. */
export const priceNow = (price: StoredPrice, now: Date, digits: number): Minor =>
  payable(onSale(price, now) && price.sale_minor !== null ? price.sale_minor : price.default_minor, digits);

/** The current member price; null unless it is below the regular one. */
export function memberPriceNow(price: StoredPrice, now: Date, digits: number): Minor | null {
  if (price.member_minor === null) return null;
  const member = payable(price.member_minor, digits);
  return member < priceNow(price, now, digits) ? member : null;
}

/** What affects a buyer's price. */
export interface Terms {
  /** The promo code's discount; 0 without one. */
  readonly percent: number;
  readonly isMember: boolean;
}

/** What is charged, and on which price it is based. */
export interface Charge {
  readonly default: Minor;
  readonly total: Minor;
  /** Whether the total is the member price, which promo codes do not lower. */
  readonly isMemberPrice: boolean;
}

/**
 * The charge: the current price less the promo code's discount, rounded in the buyer's favor to a chargeable amount, or
 * the member price, whichever is lower.
 */
export function charge(price: StoredPrice, { percent, isMember }: Terms, now: Date, digits: number): Charge {
  const current = priceNow(price, now, digits);
  const reduced = payable(current - percentOf(current, percent), digits);
  const member = isMember ? memberPriceNow(price, now, digits) : null;
  const isMemberPrice = member !== null && member < reduced;
  return {
    default: payable(price.default_minor, digits),
    total: isMemberPrice ? member : reduced,
    isMemberPrice,
  };
}
