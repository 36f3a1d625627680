import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { embeddedDatabase, embeddedDialect } from '../../../server/database/embedded.ts';
import { FilledMemory } from '../support/databaseFiles.ts';
import { takeSnapshot } from '../support/databaseSnapshot.ts';
import { empty, embeddedTemplate } from '../support/testDatabase.ts';

const opened: Kysely<object>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
});

async function open(startParams?: string[]) {
  const fs = new FilledMemory(await embeddedTemplate(empty));
  const pglite = await embeddedDatabase({ fs, ...(startParams && { startParams }) });
  const db = new Kysely<object>({ dialect: embeddedDialect(pglite) });
  opened.push(db);
  return { pglite, db };
}

const sharedBuffers = async (db: Kysely<object>) =>
  (await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db)).rows;

it('the embedded database has 16 MB of shared buffers unless told otherwise', async () => {
  const usual = await open();
  expect(await sharedBuffers(usual.db)).toEqual([{ shared_buffers: '16MB' }]);
  const small = await open([...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB']);
  expect(await sharedBuffers(small.db)).toEqual([{ shared_buffers: '4MB' }]);
});

it('a query of the embedded database and its values are one message, also while it is prepared', async () => {
  const { pglite, db } = await open();
  await sql`select 1`.execute(db);
  const sent = vi.spyOn(pglite, 'execProtocolRawStream');
  for (const each of [1, 2, 3, 4]) {
    const { rows } = await sql`select ${each}::int as each`.execute(db);
    expect(rows).toEqual([{ each }]);
  }
  expect(sent).toHaveBeenCalledTimes(4);
});

it('a failure of the embedded database reaches its query, and the next one gets a new connection', async () => {
  const { pglite, db } = await open();
  await sql`select 1`.execute(db);
  vi.spyOn(pglite, 'execProtocolRawStream').mockRejectedValueOnce(new Error('out of memory'));
  await expect(sql`select 2`.execute(db)).rejects.toThrow('out of memory');
  expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
});

it('destroying its queries closes the embedded database', async () => {
  const { pglite, db } = await open();
  await sql`select 1`.execute(db);
  await db.destroy();
  expect(pglite.closed).toBe(true);
});

it('a snapshot of the embedded database restores its rows, tables, sequences, session and transaction', async () => {
  const { pglite, db } = await open();
  await pglite.exec('create table kept (n serial, text text); insert into kept (text) values (null)');
  const restore = takeSnapshot(pglite);
  for (let times = 0; times < 3; times += 1) {
    await pglite.exec(`create table lost as select repeat('text', 100) from generate_series(1, ${3_000 * times});
      alter table kept drop column text;
      insert into kept default values;
      checkpoint;
      set search_path to nowhere;
      begin;
      delete from public.kept`);
    restore();
    const { rows } = await sql`select n, text, to_regclass('lost') as lost,
      current_setting('search_path') as path from kept`.execute(db);
    expect(rows).toEqual([{ n: 1, text: null, lost: null, path: 'public' }]);
    const added = await sql`insert into kept default values returning n`.execute(db);
    expect(added.rows).toEqual([{ n: 2 }]);
  }
});
