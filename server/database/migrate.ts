import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema.ts';
import * as initial from './migrations/0001Initial.ts';
import * as publicSite from './migrations/0002PublicSite.ts';
import * as accounts from './migrations/0003Accounts.ts';
import * as wallet from './migrations/0004Wallet.ts';
import * as disputes from './migrations/0005Disputes.ts';
import * as listTotals from './migrations/0006ListTotals.ts';
import * as lookups from './migrations/0007Lookups.ts';
import * as ledgerOrder from './migrations/0008LedgerOrder.ts';

/** Every migration by name, forward only; a released one is never changed. */
const migrations: Record<string, Migration> = {
  '0001Initial': initial,
  '0002PublicSite': publicSite,
  '0003Accounts': accounts,
  '0004Wallet': wallet,
  '0005Disputes': disputes,
  '0006ListTotals': listTotals,
  '0007Lookups': lookups,
  '0008LedgerOrder': ledgerOrder,
};

/** Brings the database to the newest schema. Copies that start together wait for each other (advisory lock). */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'none';
    throw new Error(`Migration failed: ${failed}`, { cause: error });
  }
}
