/** Integer minor units: cents, fils, whole won. `digits` is the currency's number of decimals (0, 2 or 3). */
export type Minor = number;

/** Formats minor units as a Decimal of the contract: `1990` with 2 digits is `"19.90"`. */
export function toDecimal(minor: Minor, digits: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses a Decimal into minor units; undefined if it's malformed or has more decimals than the currency. */
export function fromDecimal(text: string, digits: number): Minor | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > digits) return undefined;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** A whole percentage of an amount, rounded half up to the minor unit. */
export const percentOf = (minor: Minor, percent: number): Minor => Math.floor((minor * percent + 50) / 100);

/**
 * Rounds an amount down to what can be charged. Cards support two decimals: in currencies with three, the last one must
 * be 0 (https://docs.stripe.com/currencies#three-decimal).
 */
export const payable = (minor: Minor, digits: number): Minor => (digits === 3 ? minor - (minor % 10) : minor);
