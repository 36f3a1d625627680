import type { Minor } from '../../../../src/shared/money.ts';

/** https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal; the last digit has to be 0. */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

const decimalsOf = (code: string): number =>
  withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2;

/** Shifts an integer by decimal places; undefined if the result isn't one. */
function shifted(amount: number, places: number): number | undefined {
  // Negative powers of ten aren't exact.
  const moved = places < 0 ? amount / 10 ** -places : amount * 10 ** places;
  return Number.isSafeInteger(moved) ? moved : undefined;
}

/** Our minor units (with `digits` decimals) as Stripe counts them; undefined if Stripe can't charge that amount. */
export function toStripeAmount(amount: Minor, code: string, digits: number): number | undefined {
  const theirs = shifted(amount, decimalsOf(code) - digits);
  return withThreeDecimals.has(code) && theirs !== undefined && theirs % 10 !== 0 ? undefined : theirs;
}

/** Stripe's amount in our minor units; undefined if ours have too few digits for it. */
export const fromStripeAmount = (theirs: number, code: string, digits: number): Minor | undefined =>
  shifted(theirs, digits - decimalsOf(code));
