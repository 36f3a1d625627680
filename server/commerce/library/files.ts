import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Bytes of each part of a stored file, but for the last. */
const partSize = 256 * 1024;

/** The largest file that is taken, in bytes. */
export const largestFile = 500 * 1024 * 1024;

/** Cuts a stream of bytes into parts of one size. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of bytes) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= partSize; rest = rest.subarray(partSize)) yield rest.subarray(0, partSize);
  }
  if (rest.length > 0) yield rest;
}

/**
 * Keeps a file, in the caller's database transaction, without holding more than a part of it in memory; gives its id,
 * the SHA-256 of its bytes. A file that is there already is not kept twice. The bytes are read twice: to name the file,
 * and to write it where it is not known.
 * @throws RangeError for a file over `largestFile`
 */
export async function storeFile(
  trx: Kysely<Database>,
  now: Date,
  open: () => AsyncIterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of open()) {
    size += piece.length;
    if (size > largestFile) throw new RangeError(`A file has at most ${largestFile} bytes`);
    hash.update(piece);
  }
  const id = hash.digest('hex');
  const added = await trx
    .insertInto('files')
    .values({ id, size, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return id;
  await writeParts(trx, id, open());
  return id;
}

/** Writes the bytes of a file into the database, a part at a time. */
export async function writeParts(
  trx: Kysely<Database>,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  let position = 0;
  for await (const content of partsOf(bytes)) {
    await trx.insertInto('file_parts').values({ file_id: id, position, content }).execute();
    position += 1;
  }
}

/** A part of a file: the first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The bytes of a stored file from `start` to `end`, both included; one part of it is in memory at a time. */
export async function* readFile(
  db: Kysely<Database>,
  id: string,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let position = Math.floor(start / partSize); position * partSize <= end; position += 1) {
    const { content } = await db
      .selectFrom('file_parts')
      .select('content')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    const begin = position * partSize;
    yield Buffer.from(content).subarray(Math.max(0, start - begin), end + 1 - begin);
    // The embedded database answers without the event loop: others get their turn.
    await setImmediate();
  }
}
