import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { seed } from './database/seed/seed.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startWorker } from './jobs/worker.ts';
import { openMetrics } from './metrics.ts';
import { rootSecret, secretsFrom, type Log, type Services } from './services.ts';

/** The server cannot start; the message is for whoever started it. */
export class StartError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

export interface RunningServer {
  /** The port that it listens on. */
  readonly port: number;
  /** Answers what is under way, finishes the job at hand and gives the database back. */
  readonly stop: () => Promise<void>;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : String(codeOf(error));

async function openDatabase({ databaseUrl, databaseConnections, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openEmbedded(dataDir);
  const opened = openPostgres(databaseUrl, undefined, databaseConnections);
  try {
    await opened.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return opened;
  } catch (error) {
    await opened.close();
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(`The database at ${host}${pathname} cannot be used: ${messageOf(error)}`, error);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use already. Stop what uses it, or set PORT to another.`,
        error,
      );
    if (codeOf(error) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set PORT to another.`, error);
    throw error;
  }
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Brings the whole server up; where a step fails, the steps before are undone. Tests give a clock of their own.
 * @throws StartError, DirectoryLocked
 */
export async function startServer(
  config: Config,
  log: Log,
  clock: Services['clock'] = () => new Date(),
): Promise<RunningServer> {
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db);
    const secret = secretsFrom(await rootSecret(db, config.appSecret));
    const services: Services = { db, config, clock, secret, log };
    await seed(services);

    const metrics = openMetrics(services);
    const app = await buildApp(services, metrics);
    const port = await listen(app, config).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const deliver = async (url: string, headers: Record<string, string>, payload: string): Promise<number> =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    const worker = startWorker(services, jobHandlers(services, deliver), metrics);
    const house = startHousekeeping(services);

    return {
      port,
      stop: async () => {
        house.stop();
        // The worker first: what it delivers to ourselves still needs an answer.
        await worker.stop();
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
