import type { Kysely, Selectable } from 'kysely';
import { languageOf, type Lang } from '../../src/shared/languages.ts';
import { searchKey } from '../../src/shared/searchKey.ts';
import type { Database } from '../database/schema.ts';
import { displayName } from './displayNames.ts';
import { escapeLike } from '../database/like.ts';

type CountryRow = Selectable<Database['countries']>;
type CityRow = Selectable<Database['cities']>;

/** At most so many cities are given at once. */
const maxCities = 50;
/** Longer names are nobody's. */
const longestSearch = 100;

/** The countries that the language has a name for, in the order of their names. */
export async function allCountries(db: Kysely<Database>, lang: Lang): Promise<CountryRow[]> {
  const { compare } = new Intl.Collator(languageOf(lang).tag);
  const rows = await db.selectFrom('countries').selectAll().execute();
  return rows
    .map((row) => ({ row, name: displayName('region', row.code, lang) }))
    .filter(({ row, name }) => name !== row.code)
    .sort((a, b) => compare(a.name, b.name))
    .map(({ row }) => row);
}

/** Cities of a country one of whose names begins with a text, by name; all of them, up to 50, without one. */
export function citiesQuery(db: Kysely<Database>, countryId: string, search: string) {
  const key = searchKey(search.slice(0, longestSearch));
  return db
    .selectFrom('cities')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('city_names')
        .select('city_id')
        .where('country_id', '=', countryId)
        .where('key', 'like', `${escapeLike(key)}%`),
    )
    .orderBy('name')
    .limit(maxCities);
}

/** See `citiesQuery`. A search without a letter or digit in it finds nothing. */
export async function citiesOf(db: Kysely<Database>, countryId: string, search: string): Promise<CityRow[]> {
  if (search.trim() !== '' && searchKey(search) === '') return [];
  return citiesQuery(db, countryId, search).execute();
}
