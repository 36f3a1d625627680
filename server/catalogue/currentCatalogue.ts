import type { Kysely } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import type { RequestContext } from '../kernel/caller.ts';
import { sharedRuns } from '../kernel/sharedRuns.ts';
import { Catalogue } from './catalogue.ts';
import { readCatalogue, type CatalogueRows } from './catalogueRows.ts';

/** A request that has the catalogue at hand. */
export interface CatalogueContext extends RequestContext {
  readonly catalogue: Catalogue;
}

const storedVersion = prepared('catalogue_version', (db) =>
  db.selectFrom('catalogue_version').select('version'),
);

/** The catalogue of one database in memory. */
class CatalogueCache {
  readonly #db: Kysely<Database>;
  #rows: CatalogueRows | undefined;
  #catalogue: Catalogue | undefined;
  readonly #refresh = sharedRuns(async () => {
    if (this.#rows) {
      const [stored] = await storedVersion(this.#db, {});
      if (stored?.version === this.#rows.version) return this.#rows;
    }
    this.#rows = await readCatalogue(this.#db);
    return this.#rows;
  });

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async at(instant: Date): Promise<Catalogue> {
    const rows = await this.#refresh();
    if (!this.#catalogue?.isFor(rows, instant)) this.#catalogue = new Catalogue(rows, instant);
    return this.#catalogue;
  }
}

const caches = new WeakMap<Kysely<Database>, CatalogueCache>();

/**
 * The catalogue as it was after this was asked for, or later: it is kept in memory, and the requests of one moment ask
 * the database together whether it has another version. Not for database transactions, which read what they decide by.
 */
export function currentCatalogue(db: Kysely<Database>, instant: Date): Promise<Catalogue> {
  const cache = caches.get(db) ?? new CatalogueCache(db);
  caches.set(db, cache);
  return cache.at(instant);
}
