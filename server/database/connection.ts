import { Kysely, type KyselyConfig } from 'kysely';
import { databaseIn, prepareDirectory, UnusableDirectory } from './dataDirectory.ts';
import { lockDirectory } from './directoryLock.ts';
import { embeddedDatabase, embeddedDialect } from './embedded.ts';
import { ReconnectingPool, type PoolOptions } from './postgresPool.ts';
import { ReconnectingDialect } from './reconnectingDriver.ts';
import type { Database } from './schema.ts';

/** An open database; `close` releases its connections and its directory. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

type Log = KyselyConfig['log'];

/**
 * Opens a connection pool to a PostgreSQL server, with the value types of `schema.ts`. The server may restart at any
 * time.
 */
export function openPostgres(connectionString: string, options: PoolOptions = {}, log?: Log): OpenDatabase {
  const pool = new ReconnectingPool(connectionString, options);
  const db = new Kysely<Database>({ dialect: new ReconnectingDialect({ pool }), ...(log && { log }) });
  return { db, close: () => db.destroy() };
}

/**
 * Opens the embedded database in a data directory, locked by this process.
 * @throws UnusableDirectory, DirectoryLocked
 */
export async function openEmbedded(dataDir: string, log?: Log): Promise<OpenDatabase> {
  await prepareDirectory(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    const pglite = await embeddedDatabase({ dataDir: databaseIn(dataDir) }).catch((error: unknown) => {
      throw new UnusableDirectory(dataDir, 'its database cannot be opened', error);
    });
    const db = new Kysely<Database>({ dialect: embeddedDialect(pglite), ...(log && { log }) });
    // The first query passes ownership of the instance to Kysely, which closes it from then on.
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
