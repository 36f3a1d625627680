import { sql, type Kysely } from 'kysely';
import { isNeeded } from '../commerce/library/replacedFiles.ts';
import { neededStore } from '../commerce/library/storedBytes.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../kernel/inTransaction.ts';
import type { Services } from '../kernel/services.ts';
import { tables } from './kinds.ts';
import type { Field } from './fields.ts';

/** How long a file that nothing refers to is kept at least, so that links to it have ended. Milliseconds. */
const kept = 24 * 3_600_000;

/** Files that are deleted in one database transaction. */
const batch = 50;

/** SQL: the ids of the files that the catalog refers to, by a good or by a column that names a file. */
const referred = sql`select file_id from deliverable_files union all ${sql.join(
  tables.flatMap(({ name, fields }) =>
    Object.values<Field>(fields)
      .filter(({ beside }) => beside !== undefined)
      .map(
        ({ column }) =>
          sql`select split_part(${sql.ref(column)}, '/', 2) from ${sql.table(name)} where ${sql.ref(column)} is not null`,
      ),
  ),
  sql` union all `,
)}`;

const isUsed = sql<boolean>`files.id in (${referred})`;

/** Notes since when files are unused; those that are used again are not. */
async function noteUnused(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .updateTable('files')
    .set({ unused_since: sql<Date | null>`case when ${isUsed} then null else ${now}::timestamptz end` })
    .where(sql<boolean>`(unused_since is null) <> (${isUsed})`)
    .execute();
}

/**
 * Deletes the stored files that nothing refers to, and that no earlier buyer may need: a replaced file is kept until the
 * last access ends that was given before. Applying a folder waits for it, and the other way around.
 */
export async function collectFiles({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const now = clock();
  for (let isMore = true; isMore;)
    isMore = await inTransaction(db, async (trx) => {
      await trx.selectFrom('catalogue_version').select('version').forUpdate().executeTakeFirstOrThrow();
      await noteUnused(trx, now);
      const gone = await trx
        .selectFrom('files')
        .select(['id', 'store'])
        .where('unused_since', '<=', new Date(now.getTime() - kept))
        .where(sql<boolean>`not ${isNeeded(now)}`)
        .orderBy('id')
        .limit(batch)
        .execute();
      if (gone.length === 0) return false;
      const ids = gone.map(({ id }) => id);
      await trx.deleteFrom('files').where('id', 'in', ids).execute();
      // Before the commit: if the store fails, the next run tries again.
      const stored = gone.filter(({ store }) => store === 'S3');
      if (stored.length > 0) {
        const store = await neededStore(config);
        for (const { id } of stored) await store.remove(id);
      }
      return gone.length === batch;
    });
}

/** How many files are stored, and their size in bytes. */
interface Amount {
  readonly files: number;
  readonly bytes: number;
}

/** What is stored: used by the catalog, kept for earlier buyers, and waiting to be deleted. */
export async function storedFiles(
  db: Kysely<Database>,
  now: Date,
): Promise<Record<'used' | 'kept' | 'waiting', Amount>> {
  const rows = await db
    .selectFrom('files')
    .select((eb) => [
      sql<'used' | 'kept' | 'waiting'>`case when ${isUsed} then 'used' when ${isNeeded(now)} then 'kept'
        else 'waiting' end`.as('state'),
      eb.fn.countAll<string>().as('files'),
      eb.fn.sum<string>('size').as('bytes'),
    ])
    .groupBy('state')
    .execute();
  const of = (state: string): Amount => {
    const row = rows.find((each) => each.state === state);
    return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
  };
  return { used: of('used'), kept: of('kept'), waiting: of('waiting') };
}
