import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RepeatedStatements } from '../../../server/database/repeatedStatements.ts';
import { testServices } from '../support/harness.ts';

const { db } = await testServices();

it('a statement is prepared from its third time on, under one name', () => {
  const repeated = new RepeatedStatements();
  const names = [1, 2, 3, 4].map(() => repeated.nameOf('select id from users where id = $1'));
  expect(names).toEqual([undefined, undefined, 'repeated_0', 'repeated_0']);
});

it('a statement that selects every column is never prepared, as a migration may add one', () => {
  const repeated = new RepeatedStatements();
  const names = [1, 2, 3, 4].map(() => repeated.nameOf('select * from users where id = $1'));
  expect(new Set(names)).toEqual(new Set([undefined]));
});

it('a connection has a limited number of prepared statements', () => {
  const repeated = new RepeatedStatements();
  const names = Array.from({ length: 300 }, (_, each) => `select ${each} where true = $1`).map((text) =>
    [1, 2, 3].map(() => repeated.nameOf(text)).at(-1),
  );
  expect(names.filter((name) => name !== undefined)).toHaveLength(250);
  expect(new Set(names.slice(0, 250)).size).toBe(250);
  expect(repeated.nameOf('select 0 where true = $1')).toBe('repeated_0');
});

it('a repeated statement is planned once per connection', async () => {
  const found = await db.connection().execute(async (connection) => {
    for (const id of ['1', '2', '3', '4'])
      await connection.selectFrom('products').select('slug').where('id', '=', id).execute();
    return sql<{ name: string; calls: number }>`
      select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like '%"slug" from "products"%'`.execute(connection);
  });
  expect(found.rows).toEqual([{ name: expect.stringMatching(/^repeated_\d+$/), calls: 2 }]);
});

it('concurrent statements in a database transaction run in order', async () => {
  const added = await db.transaction().execute(async (trx) => {
    await sql`create temporary table steps (nth int) on commit drop`.execute(trx);
    await Promise.all([
      sql`insert into steps values (1)`.execute(trx),
      sql`update steps set nth = nth + 1`.execute(trx),
      sql`insert into steps values (7)`.execute(trx),
    ]);
    return sql<{ nth: number }>`select nth from steps order by nth`.execute(trx);
  });
  expect(added.rows.map(({ nth }) => nth)).toEqual([2, 7]);
});

it('a failure among concurrent statements rolls back all of them, and leaves the connection usable', async () => {
  const id = 'pipelined';
  const failed = db.transaction().execute((trx) =>
    Promise.all([
      trx.insertInto('settings').values({ name: id, value: 'a' }).execute(),
      trx.insertInto('settings').values({ name: id, value: 'b' }).execute(),
      trx
        .insertInto('settings')
        .values({ name: `${id}2`, value: 'c' })
        .execute(),
    ]),
  );
  await expect(failed).rejects.toThrow('settings_pkey');
  const left = await db.selectFrom('settings').select('name').where('name', 'like', `${id}%`).execute();
  expect(left).toEqual([]);
});
