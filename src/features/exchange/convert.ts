import { divide, readDecimal, tenTo, writeDecimal, type Decimal } from '@/features/exchange/decimal';
import type { Rate } from '@/features/exchange/rates';

/** What an amount is worth in another currency; every text is a decimal in major units. */
export interface Conversion {
  /** Rounded half up to the decimals of the target. */
  readonly result: string;
  /** Eight decimals more than the target has. */
  readonly unrounded: string;
  /** What the rounding added (above zero) or took (below), with as many decimals as `unrounded`; undefined for nothing. */
  readonly rounding: string | undefined;
}

/** Decimals that are shown of what rounding works on. */
const finerBy = 8;

/** Decimals of a cross rate: enough for six figures of the smallest. */
const rateScale = 24;

/** A number of the contract that was checked before. */
function decimalOf(text: string): Decimal {
  const decimal = readDecimal(text);
  if (!decimal) throw new RangeError(`not a decimal: ${text}`);
  return decimal;
}

/** The exact worth of an amount as a fraction: the amount times the rate of `to`, divided by that of `from`. */
function worth(amount: string, from: Rate, to: Rate): { dividend: bigint; divisor: bigint } {
  const [given, bought, sold] = [decimalOf(amount), decimalOf(to.rate), decimalOf(from.rate)];
  return {
    dividend: given.units * bought.units * tenTo(sold.scale),
    divisor: sold.units * tenTo(given.scale + bought.scale),
  };
}

/**
 * Converts an amount in major units (`"19.90"`, not below zero), exactly, and rounds once at the end.
 * @throws RangeError where the amount or a rate is no decimal.
 */
export function convert(amount: string, from: Rate, to: Rate): Conversion {
  const { dividend, divisor } = worth(amount, from, to);
  const result = divide(dividend, divisor, to.decimals);
  const unrounded = divide(dividend, divisor, to.decimals + finerBy);
  // Compared with the exact worth: a rounding too small to be shown is one all the same.
  const wasExact = result.units * divisor === dividend * tenTo(to.decimals);
  const rounding = { units: result.units * tenTo(finerBy) - unrounded.units, scale: unrounded.scale };
  return {
    result: writeDecimal(result),
    unrounded: writeDecimal(unrounded),
    rounding: wasExact ? undefined : writeDecimal(rounding),
  };
}

/** How many units of `to` one unit of `from` is worth, with 24 decimals. */
export function crossRate(from: Rate, to: Rate): string {
  const { dividend, divisor } = worth('1', from, to);
  return writeDecimal(divide(dividend, divisor, rateScale));
}
