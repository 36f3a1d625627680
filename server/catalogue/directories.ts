import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Currency } from './prices.ts';

export type LanguageRow = Selectable<Database['languages']>;

/** How long a directory that was read is good for, in milliseconds. Only releases and people at the database change one. */
const goodFor = 60_000;

/** Reads a directory of a database at most once a minute. */
function kept<Rows>(read: (db: Kysely<Database>) => Promise<Rows>): (db: Kysely<Database>) => Promise<Rows> {
  const known = new WeakMap<Kysely<Database>, { readonly rows: Promise<Rows>; readonly until: number }>();
  return (db) => {
    const before = known.get(db);
    if (before && before.until > performance.now()) return before.rows;
    const rows = read(db);
    known.set(db, { rows, until: performance.now() + goodFor });
    // Whoever asked gets the error; the next one asks the database again.
    rows.catch(() => known.delete(db));
    return rows;
  };
}

/** The languages of the site, in the order of the language menu. */
export const allLanguages = kept((db): Promise<readonly LanguageRow[]> =>
  db.selectFrom('languages').selectAll().orderBy('position').execute(),
);

/** In the order of the currency menu. */
export const allCurrencies = kept((db): Promise<readonly Currency[]> =>
  db.selectFrom('currencies').selectAll().orderBy('position').execute(),
);
