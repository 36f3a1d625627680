import type { Kysely, Selectable } from 'kysely';
import { languageOf, type Lang } from '../../src/shared/languages.ts';
import { searchKey } from '../../src/shared/searchKey.ts';
import type { Database } from '../database/schema.ts';
import { displayName } from './displayNames.ts';
import { escapeLike } from '../database/like.ts';

type CountryRow = Selectable<Database['countries']>;
type CityRow = Selectable<Database['cities']>;

/** How many cities are returned at most. */
const maxCities = 50;
/** No name is longer. */
const longestSearch = 100;

/** The countries that have a name in the language, sorted by that name. */
export async function allCountries(db: Kysely<Database>, lang: Lang): Promise<CountryRow[]> {
  const { compare } = new Intl.Collator(languageOf(lang).tag);
  const rows = await db.selectFrom('countries').selectAll().execute();
  return rows
    .map((row) => ({ row, name: displayName('region', row.code, lang) }))
    .filter(({ row, name }) => name !== row.code)
    .sort((a, b) => compare(a.name, b.name))
    .map(({ row }) => row);
}

/**
 * Up to 50 cities of a country that have a name starting with the search text, sorted by name. An empty text matches
 * all.
 */
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

/** See `citiesQuery`. A non-empty search without any letters or digits finds nothing. */
export async function citiesOf(db: Kysely<Database>, countryId: string, search: string): Promise<CityRow[]> {
  if (search.trim() !== '' && searchKey(search) === '') return [];
  return citiesQuery(db, countryId, search).execute();
}
