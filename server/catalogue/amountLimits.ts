import { fromDecimal, type Minor } from '../../src/shared/money.ts';

/**
 * The least and the most that people put into a wallet or choose to pay at once: about 1 and 10,000 US dollars, as
 * round amounts. In a currency that is not here they cannot.
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

/** The range of such an amount, in minor units; undefined for a currency without one. */
export function amountLimits({ code, digits }: { code: string; digits: number }): AmountLimits | undefined {
  const [least, most] = limits[code]?.map((amount) => fromDecimal(amount, digits)) ?? [];
  return least === undefined || most === undefined ? undefined : { least, most };
}
