import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const setting = 'taxRateBp';

/**
 * The tax that a person's prices include, in hundredths of a percent: the setting `taxRateBp.<country>` of the country
 * in the profile (`taxRateBp.DE`), else `taxRateBp`; 0 where there is neither, or none between 0 and 10,000.
 */
export async function taxRate(db: Kysely<Database>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .leftJoin('countries', 'countries.id', 'users.country_id')
    .leftJoin('settings as own', (join) =>
      join.on(sql`own.name`, '=', sql`${sql.lit(`${setting}.`)} || countries.code`),
    )
    .leftJoin('settings as common', (join) => join.on('common.name', '=', setting))
    .select(['own.value as own', 'common.value as common'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const rate = Number(row?.own ?? row?.common ?? 0);
  return Number.isInteger(rate) && rate >= 0 && rate <= 10_000 ? rate : 0;
}
