import { fromDecimal, payable, type Minor } from '../../src/shared/money.ts';
import type { FieldError } from '../../src/shared/errorCodes.ts';
import { amountLimits } from './amountLimits.ts';
import { charge, type Charge, type StoredPrice, type Terms } from './pricing.ts';
import type { Currency } from './prices.ts';

/** The range that buyers choose an amount from, and the suggested amount. Minor units. */
export interface AmountRange {
  readonly least: Minor;
  readonly suggested: Minor;
  readonly most: Minor;
}

/**
 * The range of a pay-what-you-want price; null if the price is fixed. Member prices and promo codes lower only the
 * minimum.
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

/** Parses a chosen amount into minor units; undefined if it is invalid or cannot be charged in the currency. */
export function readChosenAmount(text: string, digits: number): Minor | undefined {
  const amount = fromDecimal(text, digits);
  return amount === undefined || payable(amount, digits) !== amount ? undefined : amount;
}

/** Why an amount is out of range; undefined if it is within. */
export function outOfRange(amount: Minor, { least, most }: AmountRange): FieldError | undefined {
  if (amount < least) return 'tooLittle';
  return amount > most ? 'tooMuch' : undefined;
}

/**
 * The charge for a chosen amount, and whether it needs the member price or promo code. It needs neither if the amount
 * is high enough without.
 */
export function chargeChosen(
  amount: Minor,
  price: StoredPrice,
  { percent }: Terms,
  now: Date,
  digits: number,
): Charge & { readonly needsPromoCode: boolean } {
  const least = (off: number) => charge(price, { percent: off, isMember: false }, now, digits).total;
  const isMemberPrice = amount < least(percent);
  // There is no discount to show: the amount is the price.
  return {
    default: amount,
    total: amount,
    isMemberPrice,
    needsPromoCode: !isMemberPrice && amount < least(0),
  };
}
