import { divide, readDecimal, tenTo, writeDecimal, type Decimal } from '@/features/site/exchange/decimal';
import type { Rate } from '@/features/site/exchange/rates';

/** The result of a conversion; all strings are decimals in major units. */
export interface Conversion {
  /** Rounded half up to the target currency's decimals. */
  readonly result: string;
  /** With eight more decimals than the target currency. */
  readonly unrounded: string;
  /**
   * What rounding added (positive) or removed (negative), with as many decimals as `unrounded`; undefined if nothing.
   */
  readonly rounding: string | undefined;
}

/** Extra decimals shown of the unrounded result. */
const finerBy = 8;

/** Decimals of a cross rate: enough for six significant figures of the smallest. */
const rateScale = 24;

/** Parses a decimal that was validated before. */
function decimalOf(text: string): Decimal {
  const decimal = readDecimal(text);
  if (!decimal) throw new RangeError(`not a decimal: ${text}`);
  return decimal;
}

/** The exact converted amount as a fraction: the amount times the rate of `to`, divided by that of `from`. */
function worth(amount: string, from: Rate, to: Rate): { dividend: bigint; divisor: bigint } {
  const [given, bought, sold] = [decimalOf(amount), decimalOf(to.rate), decimalOf(from.rate)];
  return {
    dividend: given.units * bought.units * tenTo(sold.scale),
    divisor: sold.units * tenTo(given.scale + bought.scale),
  };
}

/**
 * Converts a non-negative amount in major units (`"19.90"`) exactly, rounding once at the end.
 * @throws RangeError if the amount or a rate isn't a decimal.
 */
export function convert(amount: string, from: Rate, to: Rate): Conversion {
  const { dividend, divisor } = worth(amount, from, to);
  const result = divide(dividend, divisor, to.decimals);
  const unrounded = divide(dividend, divisor, to.decimals + finerBy);
  // Compared with the exact amount, because even a rounding too small to show counts.
  const wasExact = result.units * divisor === dividend * tenTo(to.decimals);
  const rounding = { units: result.units * tenTo(finerBy) - unrounded.units, scale: unrounded.scale };
  return {
    result: writeDecimal(result),
    unrounded: writeDecimal(unrounded),
    rounding: wasExact ? undefined : writeDecimal(rounding),
  };
}

/** How many units of `to` one unit of `from` is worth, to 24 decimals. */
export function crossRate(from: Rate, to: Rate): string {
  const { dividend, divisor } = worth('1', from, to);
  return writeDecimal(divide(dividend, divisor, rateScale));
}
