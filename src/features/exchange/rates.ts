import { ExchangeRatesDocument, type ExchangeRatesQuery } from '@/data/generated/public/exchange';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';
import { readDecimal } from '@/features/exchange/decimal';

/** The stored rates, as the contract has them. */
export type StoredRates = ExchangeRatesQuery;

/** A currency on the desk. */
export interface Rate {
  /** ISO 4217. */
  readonly code: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** Units of the currency for one unit of the base; a decimal above zero. */
  readonly rate: string;
  readonly source: string;
  /** ISO 8601. */
  readonly takenAt: string;
}

/** The stored rates; at once where they are known. */
export const ratesIn = (lang: Lang): StoredRates | Promise<StoredRates> =>
  query(ExchangeRatesDocument, { lang });

/** The currencies that can be calculated with: whose rate reads as a decimal above zero. */
export const ratesOf = ({ exchangeRates }: StoredRates): Rate[] =>
  exchangeRates.Rates.filter(({ rate }) => (readDecimal(rate)?.units ?? 0n) > 0n).map(
    ({ Currency, decimals, rate, source, takenAt }) => ({
      code: Currency.code,
      decimals,
      rate,
      source,
      takenAt,
    }),
  );
