import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileSettings } from '../commerce/library/fileSettings.ts';
import { paymentSettings } from '../commerce/payments/providers.ts';
import { readConfig } from '../kernel/config.ts';
import { openEmbedded, openPostgres } from '../database/connection.ts';
import { isMigrated } from '../database/migrate.ts';
import { openLog } from '../kernel/log.ts';
import { rootSecret, secretsFrom } from '../kernel/services.ts';
import type { Open } from './run.ts';

/** There is no database to work on; the message is for the operator. */
export class NoDatabase extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoDatabase';
  }
}

/**
 * Opens the database configured in the environment, as the server does, without changing anything.
 * @throws ConfigError, DirectoryLocked, NoDatabase
 */
export const openServices =
  (env: NodeJS.ProcessEnv): Open =>
  async () => {
    const config = readConfig(env, [...paymentSettings, fileSettings]);
    // Standard output is for the command's output, so logs go elsewhere.
    const log = openLog('warn', process.stderr);
    if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database')))
      throw new NoDatabase(`There is no database in ${config.dataDir}. Set DATABASE_URL, or DATA_DIR.`);
    const { db, close } =
      config.databaseUrl === undefined
        ? await openEmbedded(config.dataDir)
        : openPostgres(config.databaseUrl, { maxConnections: 2 });
    try {
      if (!(await isMigrated(db)))
        throw new NoDatabase(
          'The database does not have the tables of this version: the server makes them when it starts.',
        );
      const secret = secretsFrom(await rootSecret(db, config.appSecret));
      return { services: { db, config, clock: () => new Date(), secret, log }, close };
    } catch (error) {
      await close();
      if (error instanceof NoDatabase) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new NoDatabase(`The database cannot be used: ${reason}`, { cause: error });
    }
  };
