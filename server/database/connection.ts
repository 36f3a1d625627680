import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directoryLock.ts';
import { embeddedDatabase, embeddedDialect } from './embedded.ts';
import { safeInteger } from './parsing.ts';
import { preparedName } from './prepared.ts';
import type { Database } from './schema.ts';

/** An open database; `close` gives back its connections and its directory. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

type Log = KyselyConfig['log'];

/** Prepares the queries that are marked for it (`prepared`). */
class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (query: unknown, values?: unknown) => unknown;
    this.query = ((text: unknown, values?: unknown) => {
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      return name === undefined ? send(text, values) : send({ name, text, values });
    }) as typeof this.query;
  }
}

/** A pool on a PostgreSQL server, with the value types of `schema.ts`. */
export function openPostgres(connectionString: string, log?: Log, max = 10): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max,
    types: {
      getTypeParser: (oid, format) => {
        if (oid === pg.types.builtins.INT8) return safeInteger;
        if (oid === pg.types.builtins.DATE) return (day: string) => day;
        return pg.types.getTypeParser(oid, format);
      },
    },
  });
  // An idle connection that breaks is replaced by the pool at the next query; it must not end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  return { db, close: () => db.destroy() };
}

/** The embedded database in a data directory, held by this process alone. */
export async function openEmbedded(dataDir: string, log?: Log): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    const pglite = await embeddedDatabase({ dataDir: path.join(dataDir, 'database') });
    const db = new Kysely<Database>({ dialect: embeddedDialect(pglite), ...(log && { log }) });
    // The first query hands the instance over to Kysely, which closes it from then on.
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return {
      db,
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
