/** An exact decimal number: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Ten to the power of a non-negative integer. */
export const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Parses `"1.087"`; undefined for anything but ASCII digits with at most one point between them. */
export function readDecimal(text: string): Decimal | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,60})(?:\.(\d{1,60}))?$/.exec(text) ?? [];
  return whole === '' ? undefined : { units: BigInt(whole + fraction), scale: fraction.length };
}

/** Formats `units` with `scale` decimals: `108700n` with 3 is `"108.700"`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A fraction of two non-negative integers, rounded half up to `scale` decimals. */
export const divide = (dividend: bigint, divisor: bigint, scale: number): Decimal => ({
  units: (2n * dividend * tenTo(scale) + divisor) / (2n * divisor),
  scale,
});
