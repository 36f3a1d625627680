import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RequestContext } from '../kernel/caller.ts';
import type { Services } from '../kernel/services.ts';
import { sharedRuns } from '../kernel/sharedRuns.ts';
import { Catalogue } from './catalogue.ts';
import { readCatalogue, readCatalogueIn, storedVersion, type CatalogueRows } from './catalogueRows.ts';

/** The context of a request that has the catalog loaded. */
export interface CatalogueContext extends RequestContext {
  readonly catalogue: Catalogue;
}

/** Caches one database's catalog in memory. */
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

  /**
   * The catalog as a transaction sees it. Other versions are read but not cached, since no one else may see them yet.
   */
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
 * The catalog as of this call or later. It is cached in memory, and concurrent requests share one query that checks its
 * version. Inside a transaction, use `catalogueIn`.
 */
export const currentCatalogue = (db: Kysely<Database>, instant: Date): Promise<Catalogue> =>
  cacheOf(db).at(instant);

const ofTransactions = new WeakMap<Kysely<Database>, Promise<Catalogue>>();

/**
 * The catalog as a transaction sees it on first use, fixed until the transaction ends; from memory if the cached
 * version matches.
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
