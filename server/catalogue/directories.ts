import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Currency } from './prices.ts';

export type LanguageRow = Selectable<Database['languages']>;

/** The languages of the site, in the order of the language menu. */
export const allLanguages = (db: Kysely<Database>): Promise<LanguageRow[]> =>
  db.selectFrom('languages').selectAll().orderBy('position').execute();

/** In the order of the currency menu. */
export const allCurrencies = (db: Kysely<Database>): Promise<Currency[]> =>
  db.selectFrom('currencies').selectAll().orderBy('position').execute();
