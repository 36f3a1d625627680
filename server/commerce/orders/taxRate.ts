import { sql, type RawBuilder } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';

const setting = 'taxRateBp';

/** The country that a language names, by its ISO code; null for languages of many countries. */
const countryOfLanguage: Readonly<Record<Lang, string | null>> = {
  en: null,
  ru: 'RU',
  es: 'ES',
  fr: 'FR',
  de: 'DE',
  kz: 'KZ',
  ua: 'UA',
  he: 'IL',
  ar: null,
  fa: 'IR',
  zh: 'CN',
  it: 'IT',
  ko: 'KR',
};

/** Where a buyer who didn't say their country is assumed to be, by the language of the page they pay on. */
export const assumedCountry = (lang: Lang): string | null => countryOfLanguage[lang];

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
