import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { readFile, writeParts } from './files.ts';
import type { ObjectStore } from './objectStore.ts';

/** A stored file. */
interface StoredFile {
  readonly id: string;
  readonly size: number;
}

/** Moves a file from the database to the object store. */
async function moveOut(db: Kysely<Database>, store: ObjectStore, { id, size }: StoredFile): Promise<void> {
  await store.put(id, size, () => readFile(db, id, { start: 0, end: size - 1 }));
  await inTransaction(db, async (trx) => {
    await trx.updateTable('files').set({ store: 'S3' }).where('id', '=', id).execute();
    await trx.deleteFrom('file_parts').where('file_id', '=', id).execute();
  });
}

/** Moves a file from the object store into the database. @throws Error if the bytes don't match its hash */
async function moveIn(db: Kysely<Database>, store: ObjectStore, { id, size }: StoredFile): Promise<void> {
  const hash = createHash('sha256');
  const bytes = async function* () {
    for await (const piece of store.read(id, { start: 0, end: size - 1 })) {
      hash.update(piece);
      yield piece;
    }
  };
  await db.transaction().execute(async (trx) => {
    await writeParts(trx, id, bytes());
    if (hash.digest('hex') !== id) throw new Error(`the store has other bytes than ${id}`);
    await trx.updateTable('files').set({ store: 'DATABASE' }).where('id', '=', id).execute();
  });
  await store.remove(id);
}

/** Moves every file that isn't in the given store yet; returns how many. Resumes an interrupted move. */
export async function moveFiles(
  db: Kysely<Database>,
  store: ObjectStore,
  to: 'DATABASE' | 'S3',
): Promise<number> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'size'])
    .where('store', '<>', to)
    .orderBy('id')
    .execute();
  for (const file of files) await (to === 'S3' ? moveOut : moveIn)(db, store, file);
  return files.length;
}
