import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The tax that prices include, in hundredths of a percent: the setting `taxRateBp`, 0 where there is none. */
export async function taxRate(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'taxRateBp')
    .executeTakeFirst();
  const rate = Number(row?.value ?? 0);
  return Number.isInteger(rate) && rate >= 0 && rate <= 10_000 ? rate : 0;
}
