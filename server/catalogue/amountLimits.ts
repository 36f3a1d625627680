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
  CHF: ['1', '9000'],
  PLN: ['4', '35000'],
  CZK: ['25', '200000'],
  HUF: ['400', '3500000'],
  RON: ['5', '45000'],
  SEK: ['10', '95000'],
  NOK: ['10', '100000'],
  DKK: ['7', '65000'],
  ISK: ['150', '1250000'],
  JPY: ['150', '1500000'],
  CAD: ['1', '14000'],
  AUD: ['1', '15000'],
  NZD: ['1', '17000'],
  HKD: ['8', '78000'],
  SGD: ['1', '13000'],
  TWD: ['30', '310000'],
  INR: ['90', '880000'],
  TRY: ['45', '420000'],
  BRL: ['5', '54000'],
  MXN: ['20', '185000'],
  ZAR: ['20', '175000'],
  THB: ['35', '325000'],
  SAR: ['4', '37500'],
  GEL: ['3', '27000'],
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
