import { fromDecimal, type Minor } from '../../src/shared/money.ts';

/**
 * The minimum and maximum amount to top up a wallet with or to choose as a price: about 1 and 10,000 US dollars, in
 * round numbers. Not possible in currencies that are not listed here.
 */
const limits: Readonly<Record<string, readonly [least: string, most: string]>> = {
  USD: ['1', '10000'],
  EUR: ['1', '9000'],
  RUB: ['100', '900000'],
  KZT: ['500', '5000000'],
  UAH: ['50', '400000'],
  ILS: ['5', '35000'],
  AED: ['5', '35000'],
  IRR: ['50000', '400000000'],
  CNY: ['10', '70000'],
  KRW: ['1000', '13000000'],
  KWD: ['0.5', '3000'],
  GBP: ['1', '8000'],
};

export interface AmountLimits {
  readonly least: Minor;
  readonly most: Minor;
}

/** The limits for such an amount, in minor units; undefined for a currency without any. */
export function amountLimits({ code, digits }: { code: string; digits: number }): AmountLimits | undefined {
  const [least, most] = limits[code]?.map((amount) => fromDecimal(amount, digits)) ?? [];
  return least === undefined || most === undefined ? undefined : { least, most };
}
