import { toDecimal, type Minor } from '../../../src/shared/money.ts';

/** The part of an amount taxed at one rate. Decimals, except for the rate, in percent ("19"). */
export interface TaxLine {
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
}

/** The tax that an amount includes, rounded half up to the minor unit. */
export const includedTax = (total: Minor, rateBp: number): Minor =>
  Number((2n * BigInt(total) * BigInt(rateBp) + BigInt(10_000 + rateBp)) / (2n * BigInt(10_000 + rateBp)));

/**
 * The tax lines of an order's amount, one per rate; none without tax. An order has one rate. `sign` is -1 for
 * reversals.
 */
export function taxLines(amount: Minor, rateBp: number, digits: number, sign: 1 | -1 = 1): TaxLine[] {
  if (rateBp === 0 || amount === 0) return [];
  const tax = includedTax(amount, rateBp);
  const decimal = (minor: Minor) => toDecimal(sign * minor, digits);
  return [
    { rate: String(rateBp / 100), net: decimal(amount - tax), tax: decimal(tax), gross: decimal(amount) },
  ];
}
