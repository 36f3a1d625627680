import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const setting = 'taxRateBp';

/**
 * The tax that a person's prices include, in hundredths of a percent: the setting `taxRateBp.<country>` of the country
 * in the profile (`taxRateBp.DE`), else `taxRateBp`; 0 where there is neither, or none between 0 and 10,000.
 */
export async function taxRate(db: Kysely<Database>, userId: string): Promise<number> {
  const buyer = await db
    .selectFrom('users')
    .leftJoin('countries', 'countries.id', 'users.country_id')
    .select('countries.code')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const ofCountry = `${setting}.${buyer?.code ?? ''}`;
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', 'in', [setting, ofCountry])
    .execute();
  const row = rows.find(({ name }) => name === ofCountry) ?? rows.find(({ name }) => name === setting);
  const rate = Number(row?.value ?? 0);
  return Number.isInteger(rate) && rate >= 0 && rate <= 10_000 ? rate : 0;
}
