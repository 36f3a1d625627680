import { sql, type RawBuilder } from 'kysely';

const setting = 'taxRateBp';

/**
 * The tax rate included in a user's prices, in basis points: the setting `taxRateBp.<country>` for the country in the
 * profile (`taxRateBp.DE`) or, without one, as for guests, for the assumed one; else `taxRateBp`; 0 if there is
 * neither, or it isn't between 0 and 10,000.
 */
export const taxRate = (userId: string, assumed: string | null = null): RawBuilder<number> => sql<number>`(
  select case when rate ~ '^[0-9]{1,5}$' and rate::int <= 10000 then rate::int else 0 end
  from (
    select coalesce(
      (select value from settings where name = (
        select ${`${setting}.`} || coalesce((select countries.code from users
          join countries on countries.id = users.country_id where users.id = ${userId}), ${assumed}::text))),
      (select value from settings where name = ${setting})) as rate) as found)`;
