import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RequestContext } from '../kernel/caller.ts';
import type { Services } from '../kernel/services.ts';
import { sharedRuns } from '../kernel/sharedRuns.ts';
import { Catalogue } from './catalogue.ts';
import { readCatalogue, readCatalogueIn, storedVersion, type CatalogueRows } from './catalogueRows.ts';

/** A request that has the catalogue at hand. */
export interface CatalogueContext extends RequestContext {
  readonly catalogue: Catalogue;
}

/** The catalogue of one database in memory. */
class CatalogueCache {
  readonly #db: Kysely<Database>;
  #rows: CatalogueRows | undefined;
  #catalogue: Catalogue | undefined;
  readonly #refresh = sharedRuns(async () => {
    if (this.#rows) {
      if ((await storedVersion(this.#db)) === this.#rows.version) return this.#rows;
    }
    this.#rows = await readCatalogue(this.#db);
    return this.#rows;
  });

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async at(instant: Date): Promise<Catalogue> {
    return this.#of(await this.#refresh(), instant);
  }

  /** The one of a database transaction: it reads another version by itself, as nobody else may see that yet. */
  async in(trx: Kysely<Database>, instant: Date): Promise<Catalogue> {
    const version = await storedVersion(trx);
    const rows = this.#rows;
    if (rows && rows.version === version) return this.#of(rows, instant);
    return new Catalogue(await readCatalogueIn(trx), instant);
  }

  #of(rows: CatalogueRows, instant: Date): Catalogue {
    if (!this.#catalogue?.isFor(rows, instant)) this.#catalogue = new Catalogue(rows, instant);
    return this.#catalogue;
  }
}

const caches = new WeakMap<Kysely<Database>, CatalogueCache>();

function cacheOf(db: Kysely<Database>): CatalogueCache {
  const cache = caches.get(db) ?? new CatalogueCache(db);
  caches.set(db, cache);
  return cache;
}

/**
 * The catalogue as it was after this was asked for, or later: it is kept in memory, and the requests of one moment ask
 * the database together whether it has another version. A database transaction decides by `catalogueIn`.
 */
export const currentCatalogue = (db: Kysely<Database>, instant: Date): Promise<Catalogue> =>
  cacheOf(db).at(instant);

const ofTransactions = new WeakMap<Kysely<Database>, Promise<Catalogue>>();

/**
 * The catalogue that a database transaction sees when it first asks, and decides by to its end: from memory where that
 * has this version.
 */
export function catalogueIn(
  trx: Kysely<Database>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Catalogue> {
  const known = ofTransactions.get(trx);
  if (known) return known;
  const catalogue = cacheOf(db).in(trx, clock());
  if (trx.isTransaction) ofTransactions.set(trx, catalogue);
  return catalogue;
}
