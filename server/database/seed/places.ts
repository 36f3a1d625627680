import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { searchKey } from '../../../src/shared/searchKey.ts';
import type { Database } from '../schema.ts';
import { countries } from './countries.ts';

interface City {
  id: string;
  countryId: string;
  name: string;
  /** What its names start with in a search. */
  keys: ReadonlySet<string>;
}

const countryIds = new Map(countries.map(({ code, id }) => [code, id]));

function citiesIn(line: string): City[] {
  const code = line.slice(0, 2);
  const countryId = countryIds.get(code);
  if (countryId === undefined) throw new Error(`Cities of an unknown country: ${line.slice(0, 40)}`);
  return line
    .slice(3)
    .split('|')
    .map((names, index) => {
      const [name = '', ...others] = names.split('/');
      const keys = new Set([name, ...others].map(searchKey));
      return { id: `${code}-${index + 1}`, countryId, name, keys };
    });
}

/** The cities that people can choose, from `cities.txt`. */
export const readCities = (): City[] =>
  readFileSync(path.join(import.meta.dirname, 'cities.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(citiesIn);

/** Inserts countries and cities with their searchable names; existing rows stay. */
export async function seedPlaces(db: Transaction<Database>): Promise<void> {
  const cities = readCities();
  await db
    .insertInto('countries')
    .values([...countries])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Each passed as one value: thousands of parameters would take seconds.
  const places = JSON.stringify(
    cities.map(({ id, countryId, name }) => ({ id, country_id: countryId, name })),
  );
  await sql`insert into cities (id, country_id, name)
    select id, country_id, name from jsonb_to_recordset(${places}::jsonb) as c(id text, country_id text, name text)
    on conflict do nothing`.execute(db);
  const names = JSON.stringify(
    cities.flatMap(({ id, countryId, keys }) =>
      [...keys].map((key) => ({ city_id: id, country_id: countryId, key })),
    ),
  );
  await sql`insert into city_names (city_id, country_id, key)
    select city_id, country_id, key
    from jsonb_to_recordset(${names}::jsonb) as n(city_id text, country_id text, key text)
    on conflict do nothing`.execute(db);
}
