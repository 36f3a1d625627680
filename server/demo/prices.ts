import type { Minor } from '../../src/shared/money.ts';
import { currencyOf, type CurrencyCode } from '../database/seed/referenceData.ts';

/** What a list dollar is in each currency's own price list, and the step that its prices are rounded to. */
const lists: Readonly<Record<CurrencyCode, { rate: number; step: number }>> = {
  USD: { rate: 1, step: 0.5 },
  EUR: { rate: 0.92, step: 0.5 },
  RUB: { rate: 90, step: 10 },
  KZT: { rate: 500, step: 100 },
  UAH: { rate: 41, step: 10 },
  ILS: { rate: 3.7, step: 1 },
  AED: { rate: 3.67, step: 1 },
  IRR: { rate: 600_000, step: 100_000 },
  CNY: { rate: 7.2, step: 1 },
  KRW: { rate: 1380, step: 500 },
  KWD: { rate: 0.307, step: 0.25 },
  GBP: { rate: 0.79, step: 0.5 },
};

/** The price-list amount of so many list dollars in a currency, in minor units. */
export function listPrice(dollars: number, code: CurrencyCode): Minor {
  const { rate, step } = lists[code];
  const major = Math.max(1, Math.round((dollars * rate) / step)) * step;
  return Math.round(major * 10 ** currencyOf(code).digits);
}
