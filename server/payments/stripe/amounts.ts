import type { Minor } from '../../../src/shared/money.ts';

/** https://docs.stripe.com/currencies#zero-decimal */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal; the last digit has to be 0. */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

const decimalsOf = (code: string): number =>
  withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2;

/** Our minor units (of so many `digits`) as Stripe counts them; undefined where Stripe cannot charge that amount. */
export function toStripeAmount(amount: Minor, code: string, digits: number): number | undefined {
  const theirs = amount * 10 ** (decimalsOf(code) - digits);
  if (!Number.isSafeInteger(theirs)) return undefined;
  return withThreeDecimals.has(code) && theirs % 10 !== 0 ? undefined : theirs;
}

/** Stripe's amount in our minor units; undefined where ours have too few digits for it. */
export function fromStripeAmount(theirs: number, code: string, digits: number): Minor | undefined {
  const amount = theirs / 10 ** (decimalsOf(code) - digits);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
