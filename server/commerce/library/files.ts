import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { readBytes } from '../../database/byteRows.ts';
import type { Database } from '../../database/schema.ts';

/** Size in bytes of each part of a stored file but the last. */
const partSize = 256 * 1024;

/** Parts are read in pieces of this many bytes: longer rows in a result are copied more often and collected later. */
const pieceSize = 8 * 1024;

/** A MB, in bytes. */
export const megabyte = 1024 * 1024;

/** The largest file that is accepted, in MB. */
export const largestFileMb = 500;

/** The same, in bytes. */
export const largestFile = largestFileMb * megabyte;

/** Splits a byte stream into parts of equal size. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of bytes) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= partSize; rest = rest.subarray(partSize)) yield rest.subarray(0, partSize);
  }
  if (rest.length > 0) yield rest;
}

/**
 * Stores a file in the caller's database transaction, with no more than one part of it in memory; returns its id, the
 * SHA-256 of its bytes. A file that already exists isn't stored twice. The bytes are read twice: to compute the id, and
 * to write the file if it's new.
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
    if (size > largestFile) throw new RangeError(`A file has at most ${largestFileMb} MB`);
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

/** A range of a file, with its first and last byte included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The bytes of a part from `first` to `last`, both included, in pieces. */
async function piecesOf(
  db: Kysely<Database>,
  id: string,
  position: number,
  { start: first, end: last }: ByteRange,
): Promise<Uint8Array[]> {
  const length = last + 1 - first;
  const pieces = await readBytes(
    db,
    db
      .selectFrom('file_parts')
      .innerJoin(
        sql<{ at: number }>`generate_series(0, ${sql.lit(length - 1)}, ${sql.lit(pieceSize)})`.as<'piece'>(
          sql`piece (at)`,
        ),
        (join) => join.onTrue(),
      )
      .select(
        sql<Uint8Array>`substr(content, ${sql.lit(first + 1)} + at, least(${sql.lit(pieceSize)}, ${sql.lit(length)} - at))`.as(
          'bytes',
        ),
      )
      .where('file_id', '=', sql.lit(id))
      .where('position', '=', sql.lit(position))
      .orderBy('at'),
  );
  if (pieces.reduce((sum, piece) => sum + piece.length, 0) !== length)
    throw new Error(`bytes of ${id} are missing in part ${position}`);
  return pieces;
}

/** The bytes of a stored file from `start` to `end`, both included, with one part of it in memory at a time. */
export async function* readFile(
  db: Kysely<Database>,
  id: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(start / partSize); position * partSize <= end; position += 1) {
    const begin = position * partSize;
    yield* await piecesOf(db, id, position, {
      start: Math.max(0, start - begin),
      end: Math.min(partSize - 1, end - begin),
    });
    // The embedded database answers without yielding to the event loop, so let others run.
    await setImmediate();
  }
}
