import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/database/connection.ts';
import { readBytes } from '../../../server/database/byteRows.ts';
import { empty, freshDatabase } from '../support/testDatabase.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase(empty);
  return () => database.close();
});

const read = (query: RawBuilder<{ bytes: Uint8Array }>) =>
  readBytes(database.db, { compile: () => query.compile(database.db) });

test('byteRows returns values of bytes unchanged, whatever their length', async () => {
  const lengths = [1, 8192, 8193, 300_000];
  const rows = await read(
    sql`select decode(repeat('0aff', length), 'hex') as bytes from unnest(array[1, 8192, 8193, 300000]) as length`,
  );
  expect(rows.map((bytes) => bytes.length)).toEqual(lengths.map((length) => 2 * length));
  for (const bytes of rows)
    expect(bytes.every((byte, at) => byte === (at % 2 === 0 ? 0x0a : 0xff))).toBe(true);
});

test('byteRows returns no rows for an empty result', async () => {
  expect(await read(sql`select decode('0a', 'hex') as bytes where false`)).toEqual([]);
});

test('byteRows reports an invalid query, and answers the next one', async () => {
  await expect(read(sql`select bytes from nowhere`)).rejects.toMatchObject({ code: '42P01' });
  const [bytes] = await read(sql`select decode('0a', 'hex') as bytes`);
  expect(Buffer.from(bytes ?? []).toString('hex')).toBe('0a');
});
