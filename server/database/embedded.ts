import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import {
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PGliteDialectConfig,
} from 'kysely';
import { safeInteger, timestamp } from './parsing.ts';

/**
 * Kysely's driver hands its one connection to everybody at once, so that a query from elsewhere would land in
 * a transaction under way. This one hands it to one caller after the other.
 */
class ExclusiveDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release?.();
  }
}

class ExclusiveDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ExclusiveDriver(this.#config);
  }
}

/** PGlite with the value types of `schema.ts`; without a directory it lives in memory. */
export const embeddedDatabase = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...options,
    parsers: {
      [types.INT8]: safeInteger,
      [types.DATE]: (day) => day,
      [types.TIMESTAMPTZ]: timestamp,
      [types.BYTEA]: (hex) => Buffer.from(hex.slice(2), 'hex'),
    },
    // PGlite's own makes an array of numbers, then one of texts.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  });

/** The dialect of the embedded database: PostgreSQL's own, on one connection. */
export const embeddedDialect = (database: PGlite | (() => Promise<PGlite>)): Dialect =>
  new ExclusiveDialect({ pglite: database });
