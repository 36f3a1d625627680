import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { currencyOf, type CurrencyCode } from '../database/seed/currencies.ts';

/** Units of each currency per US dollar. */
const rates: Readonly<Record<CurrencyCode, string>> = {
  USD: '1',
  EUR: '0.92',
  RUB: '92.4',
  KZT: '486.5',
  UAH: '41.3',
  ILS: '3.71',
  AED: '3.6725',
  IRR: '42000',
  CNY: '7.18',
  KRW: '1384',
  KWD: '0.3071',
  GBP: '0.78',
};

/** The demo's rates. */
export const exchangeRates = {
  rates,
  source: 'Demo rates, 2 November 2026',
  takenAt: '2026-11-02T12:00:00.000Z',
} as const;

/** Inserts a rate for every currency; existing rates stay. */
export async function seedExchangeRates(db: Transaction<Database>): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(
      (Object.keys(rates) as CurrencyCode[]).map((code) => ({
        currency_id: currencyOf(code).id,
        rate: rates[code],
        source: exchangeRates.source,
        taken_at: new Date(exchangeRates.takenAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
