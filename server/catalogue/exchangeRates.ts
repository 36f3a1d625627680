import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Currency } from './prices.ts';

/** What every rate counts in. */
const baseCode = 'USD';

export interface StoredRate {
  readonly currency: Currency;
  /** Units of the currency for one unit of the base, without trailing zeros. */
  readonly rate: string;
  readonly source: string;
  readonly takenAt: Date;
}

/** The stored rates in the order of the currency menu; a currency without one is left out. */
export async function storedRates(
  db: Kysely<Database>,
): Promise<{ base: Currency; rates: readonly StoredRate[] }> {
  const rows = await db
    .selectFrom('currencies')
    .leftJoin('exchange_rates', 'exchange_rates.currency_id', 'currencies.id')
    .selectAll('currencies')
    .select(['source', 'taken_at', sql<string | null>`trim_scale(rate)::text`.as('rate')])
    .orderBy('position')
    .execute();
  const base = rows.find(({ code }) => code === baseCode);
  if (!base) throw new Error(`There is no currency ${baseCode}`);
  const rates = rows.flatMap(({ source, taken_at: takenAt, rate, ...currency }) =>
    rate === null || source === null || takenAt === null ? [] : [{ currency, rate, source, takenAt }],
  );
  return { base, rates };
}
