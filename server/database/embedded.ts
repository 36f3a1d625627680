import {
  messages,
  PGlite,
  protocol,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import {
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PGliteDialectConfig,
} from 'kysely';
import { asksForBytes } from './byteRows.ts';
import { CopiedRows, copyOf } from './copiedRows.ts';
import { safeInteger, timestamp } from './parsing.ts';

/**
 * Kysely's driver shares its single connection between callers, so that an unrelated query could land inside a running
 * transaction. This one gives it to one caller at a time.
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

/** PGlite that copies bytes in binary (`readBytes`): as text in an ordinary result they take 25 times as long. */
class EmbeddedDatabase extends PGlite {
  override async query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    if (!asksForBytes(text)) return super.query(text, values, options);
    const copy = protocol.serialize.query(copyOf(text));
    const answer = await this.runExclusive(() => this.execProtocolStream(copy, { syncToFs: false }));
    const copied = new CopiedRows();
    for (const message of answer) if (message instanceof messages.CopyDataMessage) copied.add(message.chunk);
    return { fields: [], rows: copied.answer.rows as unknown as Row[] };
  }
}

/** How much file data the database caches in process memory, on top of the OS cache. */
const sharedBuffers = '32MB';

/** PGlite with the value types of `schema.ts`; in memory unless a directory is given. */
export async function embeddedDatabase(options: PGliteOptions = {}): Promise<PGlite> {
  const database = new EmbeddedDatabase({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    parsers: {
      [types.INT8]: safeInteger,
      [types.DATE]: (day) => day,
      [types.TIMESTAMPTZ]: timestamp,
      [types.BYTEA]: (hex) => Buffer.from(hex.slice(2), 'hex'),
    },
    // PGlite's own serializer builds an array of numbers, then one of strings.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  });
  await database.waitReady;
  return database;
}

/** The embedded database's dialect: that of PostgreSQL, on a single connection. */
export const embeddedDialect = (database: PGlite | (() => Promise<PGlite>)): Dialect =>
  new ExclusiveDialect({ pglite: database });
