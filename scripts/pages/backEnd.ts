/** The real server, in this process and without a port, whose pages are written as files. */
import { randomUUID } from 'node:crypto';
import { Kysely } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { openPostgres, type OpenDatabase } from '../../server/database/connection.ts';
import { embeddedDatabase, embeddedDialect } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Database } from '../../server/database/schema.ts';
import { seed } from '../../server/demo/seed.ts';
import { readConfig } from '../../server/kernel/config.ts';
import { secretsFrom, type Log, type Services } from '../../server/kernel/services.ts';
import { ownDatabaseOf } from '../ownDatabase.ts';

export interface BackEnd {
  /** The body of a response with status 200; undefined for any other. */
  readonly get: (url: string) => Promise<string | undefined>;
  /** Runs a query. */
  readonly ask: (query: string, variables?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const fail = (...parts: unknown[]): void => console.error(...parts);
const quiet = (): void => undefined;
const log: Log = { debug: quiet, info: quiet, warn: fail, error: fail };

/** A new database in memory, discarded with this process. */
async function openNew(): Promise<OpenDatabase> {
  const db = new Kysely<Database>({ dialect: embeddedDialect(await embeddedDatabase()) });
  await migrate(db);
  return { db, close: () => db.destroy() };
}

/**
 * Starts the server on the database of `APP_ENV=production` and `DATABASE_URL`, if given; otherwise on a new one with
 * the demo's catalog.
 */
export async function startBackEnd(distDir: string, env = process.env): Promise<BackEnd> {
  const own = ownDatabaseOf(env);
  const config = readConfig({
    DIST_DIR: distDir,
    DATABASE_URL: own ?? '',
    RENDER_TIMEOUT_MS: '30000',
    ...(env['PUBLIC_ORIGIN'] && { PUBLIC_ORIGIN: env['PUBLIC_ORIGIN'] }),
  });
  const { db, close } = config.databaseUrl
    ? openPostgres(config.databaseUrl, { maxConnections: 4 })
    : await openNew();
  // Nothing signed with it is kept.
  const services: Services = { db, config, clock: () => new Date(), secret: secretsFrom(randomUUID()), log };
  if (!own) await seed(services, { demo: true });
  const app = await buildApp(services);
  return {
    get: async (url) => {
      const { statusCode, body } = await app.inject({ url });
      return statusCode === 200 ? body : undefined;
    },
    ask: async (query, variables) => {
      const headers = { 'content-type': 'application/json' };
      const payload = JSON.stringify({ query, variables });
      return (await app.inject({ method: 'POST', url: '/public-graphql', headers, payload })).json();
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}
