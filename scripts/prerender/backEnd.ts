/** The real server, in this process and without a port, which answers the requests of the pages being prerendered. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/kernel/config.ts';
import { openPostgres, type OpenDatabase } from '../../server/database/connection.ts';
import { embeddedDatabase, embeddedDialect } from '../../server/database/embedded.ts';
import { isMigrated, migrate } from '../../server/database/migrate.ts';
import { seed } from '../../server/demo/seed.ts';
import type { Database } from '../../server/database/schema.ts';
import { secretsFrom, type Log, type Services } from '../../server/kernel/services.ts';
import { ownDatabaseOf } from '../ownDatabase.ts';

/** Whose catalogue the pages show: the demo's, or that of the database given to the build. */
type CatalogueSource = 'demo' | 'own';

export interface BackEnd {
  readonly source: CatalogueSource;
  /** `fetch` for the paths of our own server; passes anything else through. */
  readonly fetch: typeof fetch;
  /** The data of all GraphQL responses since the last call. */
  readonly takeAnswers: () => unknown[];
  /** Runs a query for the build itself. */
  readonly ask: (query: string, variables?: object) => Promise<unknown>;
  /** The time that the pages show. */
  readonly now: Date;
  readonly close: () => Promise<void>;
}

const fail = (...parts: unknown[]): void => console.error(...parts);
const quiet = (): void => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: fail };

/** A new database in memory, discarded with this process. */
async function openNew(): Promise<OpenDatabase> {
  const db = new Kysely<Database>({ dialect: embeddedDialect(await embeddedDatabase()) });
  await migrate(db);
  return { db, close: () => db.destroy() };
}

/**
 * The owner's database; an empty one if it doesn't have this version's tables: the server creates them on startup, and
 * a build changes nothing.
 */
async function openOwn(url: string): Promise<OpenDatabase & { readonly isNew: boolean }> {
  const own = openPostgres(url, { maxConnections: 2 });
  if (await isMigrated(own.db)) return { ...own, isNew: false };
  await own.close();
  console.log(
    'The database does not have the tables of this version yet: pages are built without its catalogue.',
  );
  console.log('Start the server, which makes them, and build again.');
  return { ...(await openNew()), isNew: true };
}

/** Injects a request into the server, with the interface of `fetch`. */
const sendTo = async (app: FastifyInstance, path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await app.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url: path,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  return new Response(response.body, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  });
};

/**
 * Starts the server: on the database of `APP_ENV=production` and `DATABASE_URL`, if given, so that the pages show the
 * catalogue they'll be served with; otherwise on a new one with the demo's catalogue.
 */
export async function startBackEnd(env = process.env): Promise<BackEnd> {
  const ownDatabase = ownDatabaseOf(env);
  const isOwn = ownDatabase !== undefined;
  const config = readConfig({ DIST_DIR: '/nowhere', DATABASE_URL: ownDatabase ?? '' });
  const { db, close, isNew } =
    config.databaseUrl === undefined
      ? { ...(await openNew()), isNew: true }
      : await openOwn(config.databaseUrl);
  // Nothing signed with it is kept.
  const secret = secretsFrom(randomUUID());
  const services: Services = { db, config, clock: () => new Date(), secret, log };
  if (isNew) await seed(services, { demo: !isOwn });
  const app = await buildApp(services);
  const now = services.clock();

  let answers: unknown[] = [];
  const ask: BackEnd['fetch'] = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return fetch(input, init);
    const response = await sendTo(app, input, init);
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'data' in body) answers.push(body.data);
    return response;
  };
  return {
    source: isOwn ? 'own' : 'demo',
    fetch: ask,
    takeAnswers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    ask: async (query, variables) => {
      const response = await sendTo(app, '/public-graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    now,
    close: async () => {
      await app.close();
      await close();
    },
  };
}
