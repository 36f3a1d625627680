import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { gapLine, lawGaps } from './admin/lawGaps.ts';
import { buildApp } from './app.ts';
import type { Config } from './kernel/config.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database/connection.ts';
import { prepareDirectory } from './database/dataDirectory.ts';
import { migrate } from './database/migrate.ts';
import { isUnavailable } from './database/unavailable.ts';
import { waitForDatabase } from './database/waitForDatabase.ts';
import { seed } from './demo/seed.ts';
import { registerDocuments } from './graphql/documentTable.ts';
import { metricsApp } from './http/metricsRoute.ts';
import { jobs } from './jobs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { errorCode } from './database/errorCode.ts';
import type { Deliver } from './kernel/job.ts';
import { startWorker } from './kernel/worker.ts';
import { openMetrics } from './kernel/metrics.ts';
import { rootSecret, secretsFrom, type Log, type Services } from './kernel/services.ts';

/** The server cannot start; the message is for the operator. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

export interface RunningServer {
  /** The port that it listens on. */
  readonly port: number;
  /** The port of the separate metrics server, if there is one. */
  readonly metricsPort: number | undefined;
  /** Whether the catalog has no products at all. */
  readonly isEmpty: boolean;
  /** Finishes requests in flight and the current job, then closes the database. */
  readonly stop: () => Promise<void>;
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : String(errorCode(error));

/** A query that takes longer than any proxy would wait is aborted: its connection may be dead. */
const queryTimeoutMs = 60_000;

/**
 * Migrates a PostgreSQL database to the latest schema. Uses its own connections without a query timeout, since
 * migrations can be slow.
 */
async function migratePostgres(databaseUrl: string): Promise<void> {
  const { db, close } = openPostgres(databaseUrl, { maxConnections: 2 });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}

/** The migrated database. */
async function openDatabase(
  { databaseUrl, databaseConnections, dataDir }: Config,
  waiting: Parameters<typeof waitForDatabase>[1],
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    await waitForDatabase(() => migratePostgres(databaseUrl), waiting);
    return openPostgres(databaseUrl, { maxConnections: databaseConnections, queryTimeoutMs });
  }
  const opened = await openEmbedded(dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Names the database that is unavailable. */
function startError(error: unknown, { databaseUrl }: Config): unknown {
  if (databaseUrl === undefined || !isUnavailable(error)) return error;
  const { host, pathname } = new URL(databaseUrl);
  return new StartError(`The database at ${host}${pathname} cannot be used: ${messageOf(error)}`, error);
}

/** The address an app listens on, and the setting that configures its port. */
interface Listening {
  readonly host: string;
  readonly port: number;
  readonly setting: 'PORT' | 'METRICS_PORT';
}

async function listen(app: FastifyInstance, { host, port, setting }: Listening): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use already. Stop what uses it, or set ${setting} to another.`,
        error,
      );
    if (errorCode(error) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set ${setting} to another.`, error);
    throw error;
  }
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

export interface StartOptions {
  readonly clock?: Services['clock'];
  /** How long to wait for an unresponsive database, in milliseconds. */
  readonly databaseTimeoutMs?: number;
  /** Awaited once the database is ready, before the build is read. The server doesn't start if it throws. */
  readonly beforeListening?: () => Promise<void>;
}

/**
 * Starts the whole server; if a step fails, what was already started is shut down. Tests pass their own clock.
 * @throws StartError, DirectoryLocked, UnusableDirectory
 */
export async function startServer(
  config: Config,
  log: Log,
  { clock = () => new Date(), databaseTimeoutMs = 30_000, beforeListening }: StartOptions = {},
): Promise<RunningServer> {
  const waiting = { log, timeoutMs: databaseTimeoutMs };
  if (config.smtpUrl === undefined) await prepareDirectory(config.dataDir);
  const { db, close } = await openDatabase(config, waiting).catch((error: unknown) => {
    throw startError(error, config);
  });
  try {
    const services = await waitForDatabase(async (): Promise<Services> => {
      const secret = secretsFrom(await rootSecret(db, config.appSecret));
      const made: Services = { db, config, clock, secret, log };
      await seed(made);
      // Before anyone can load a page of this build, since its operations may reach an instance of another build.
      await registerDocuments(db, clock());
      return made;
    }, waiting);

    const anyProduct = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();

    await beforeListening?.();
    const metrics = openMetrics(services);
    const app = await buildApp(services, metrics);
    const scraped = metricsApp(config, metrics);
    const closeApps = () => Promise.all([app.close(), scraped?.close()]);
    const listenOn = (opened: FastifyInstance, at: Listening) =>
      listen(opened, at).catch(async (error: unknown) => {
        await closeApps();
        throw error;
      });
    const { host: metricsHost, port: wantedPort } = config.metrics;
    const metricsPort =
      scraped &&
      wantedPort !== undefined &&
      (await listenOn(scraped, { host: metricsHost, port: wantedPort, setting: 'METRICS_PORT' }));
    const port = await listenOn(app, { host: config.host, port: config.port, setting: 'PORT' });
    const deliver: Deliver = async (url, headers, payload) =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    const worker = startWorker({ ...services, jobs, deliver }, metrics);
    const house = startHousekeeping(services);
    if (config.mode === 'production')
      for (const gap of await lawGaps(services)) log.warn(`${gapLine(gap)} (law check)`);

    return {
      port,
      metricsPort: metricsPort || undefined,
      isEmpty: anyProduct === undefined,
      stop: async () => {
        await house.stop();
        // The worker first: requests that it delivers to this server still need a response.
        await worker.stop();
        await closeApps();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw startError(error, config);
  }
}
