import { fromDecimal, payable, type Minor } from '../../src/shared/money.ts';
import type { FieldError } from '../../src/shared/errorCodes.ts';
import { amountLimits } from './amountLimits.ts';
import { charge, type Charge, type StoredPrice, type Terms } from './pricing.ts';
import type { Currency } from './prices.ts';

/** Between which amounts a buyer chooses, and what is paid where they choose none. Minor units. */
export interface AmountRange {
  readonly least: Minor;
  readonly suggested: Minor;
  readonly most: Minor;
}

/**
 * The range of a price whose buyers choose; null where it is fixed. What members pay and a promo code take off the
 * least, and nothing of what is given beyond it.
 */
export function amountRange(
  price: StoredPrice,
  terms: Terms,
  now: Date,
  currency: Currency,
): AmountRange | null {
  if (price.suggested_minor === null) return null;
  const { digits } = currency;
  const least = charge(price, terms, now, digits).total;
  const suggested = payable(price.suggested_minor, digits);
  return { least, suggested, most: amountLimits(currency)?.most ?? suggested };
}

/** Reads a chosen amount into minor units; undefined where it is none, or cannot be charged in the currency. */
export function readChosenAmount(text: string, digits: number): Minor | undefined {
  const amount = fromDecimal(text, digits);
  return amount === undefined || payable(amount, digits) !== amount ? undefined : amount;
}

/** Why an amount is out of range; undefined where it is within. */
export function outOfRange(amount: Minor, { least, most }: AmountRange): FieldError | undefined {
  if (amount < least) return 'tooLittle';
  return amount > most ? 'tooMuch' : undefined;
}

/** What is charged of a chosen amount, and what allows it: without need, neither membership nor promo code. */
export function chargeChosen(
  amount: Minor,
  price: StoredPrice,
  { percent }: Terms,
  now: Date,
  digits: number,
): Charge & { readonly needsPromoCode: boolean } {
  const least = (off: number) => charge(price, { percent: off, isMember: false }, now, digits).total;
  const isMemberPrice = amount < least(percent);
  // Nothing is struck out: the amount is the price.
  return {
    default: amount,
    total: amount,
    isMemberPrice,
    needsPromoCode: !isMemberPrice && amount < least(0),
  };
}
