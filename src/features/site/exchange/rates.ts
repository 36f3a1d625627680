import { ExchangeRatesDocument, type ExchangeRatesQuery } from '@/data/generated/public/exchange';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';
import { readDecimal } from '@/features/site/exchange/decimal';

/** The stored rates, as the API returns them. */
export type StoredRates = ExchangeRatesQuery;

/** A currency available in the calculator. */
export interface Rate {
  /** ISO 4217. */
  readonly code: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** Units of the currency per unit of the base; a positive decimal. */
  readonly rate: string;
  readonly source: string;
  /** ISO 8601. */
  readonly takenAt: string;
}

/** The stored rates; synchronous if already cached. */
export const ratesIn = (lang: Lang): StoredRates | Promise<StoredRates> =>
  query(ExchangeRatesDocument, { lang });

/** The currencies that can be converted: those with a valid, positive rate. */
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
