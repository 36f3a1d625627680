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
 * The tax that a part of a sale includes, given the parts before it and their tax: with the last part, they add up to
 * the tax of the sale to the minor unit.
 */
export function taxOfPart(
  part: Minor,
  rateBp: number,
  before: { readonly amount: Minor; readonly tax: Minor },
): Minor {
  const due = includedTax(before.amount + part, rateBp) - before.tax;
  return Math.min(part, Math.max(0, due));
}

/**
 * The tax lines of an order's amount, one per rate; none without tax. An order has one rate. `sign` is -1 for
 * reversals, whose tax is known from their credit note.
 */
export function taxLines(
  amount: Minor,
  rateBp: number,
  digits: number,
  sign: 1 | -1 = 1,
  tax: Minor = includedTax(amount, rateBp),
): TaxLine[] {
  if (rateBp === 0 || amount === 0) return [];
  const decimal = (minor: Minor) => toDecimal(sign * minor, digits);
  return [
    { rate: String(rateBp / 100), net: decimal(amount - tax), tax: decimal(tax), gross: decimal(amount) },
  ];
}
