import { fromDecimal, type Minor } from '../../../src/shared/money.ts';

/**
 * The least and the most that is put into a wallet at once: about 1 and 10,000 US dollars, as round amounts. A
 * currency that is not here cannot be put in.
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

export interface TopUpLimits {
  readonly least: Minor;
  readonly most: Minor;
}

/** The range of one top-up, in minor units; undefined for a currency without top-ups. */
export function topUpLimits({ code, digits }: { code: string; digits: number }): TopUpLimits | undefined {
  const [least, most] = limits[code]?.map((amount) => fromDecimal(amount, digits)) ?? [];
  return least === undefined || most === undefined ? undefined : { least, most };
}
