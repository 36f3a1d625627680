import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { EmbeddedStream, type EmbeddedServer } from './embeddedStream.ts';
import { columnTypes } from './parsing.ts';
import { PostgresClient } from './postgresClient.ts';

/** How much file data the database caches in process memory, on top of the OS cache. */
const sharedBuffers = '16MB';

/** PGlite; in memory unless a directory is given. */
export async function embeddedDatabase(options: PGliteOptions = {}): Promise<PGlite> {
  const database = new PGlite({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    ...options,
  });
  await database.waitReady;
  return database;
}

/**
 * The embedded database's dialect: that of PostgreSQL, with its client, on the single connection that PGlite has. Callers
 * wait for each other's transactions. Closes the database at the end, if it was queried.
 */
export function embeddedDialect(database: EmbeddedServer & Pick<PGlite, 'close'>): Dialect {
  const pool = new pg.Pool({
    Client: PostgresClient,
    stream: () => new EmbeddedStream(database),
    // PGlite's only role and database.
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
  });
  const end = async (): Promise<void> => {
    await pool.end();
    await database.close();
  };
  return new PostgresDialect({ pool: { options: pool.options, connect: () => pool.connect(), end } });
}
