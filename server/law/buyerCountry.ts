import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';

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

/** What is known of a buyer's place. */
interface Buyer {
  /** Undefined for a visitor without a session. */
  readonly userId: string | undefined;
  /** Of the page they are on. */
  readonly lang: Lang;
}

/** `buyerCountry` as an expression, from the country that is assumed without a profile. */
export const buyerCountryOf = (userId: string, assumed: string | null): RawBuilder<string | null> => sql<
  string | null
>`coalesce(
  (select countries.code from users join countries on countries.id = users.country_id where users.id = ${userId}),
  ${assumed}::text)`;

/** The same, from the language, for a statement that stores it. */
export const buyerCountryIn = ({ userId, lang }: Buyer): RawBuilder<string | null> =>
  buyerCountryOf(userId ?? '', assumedCountry(lang));

/**
 * Where a buyer is, by ISO code, as far as is known: the country of the profile, else the one that their language names;
 * null if neither says. An order keeps it (`orders.country`), and what was bought with it goes by that from then on.
 */
export async function buyerCountry(db: Kysely<Database>, buyer: Buyer): Promise<string | null> {
  const { rows } = await sql<{ country: string | null }>`select ${buyerCountryIn(buyer)} as country`.execute(
    db,
  );
  return rows[0]?.country ?? null;
}
