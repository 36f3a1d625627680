import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { seed } from '../../server/database/seed/seed.ts';
import { rootSecret, secretsFrom } from '../../server/services.ts';
import { servicesOn } from './harness.ts';
import { freshDatabase, isConcurrent } from './testDatabase.ts';

const { db, close } = await freshDatabase();
afterAll(close);

const tables = async () =>
  (
    await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  ).rows.map(({ name }) => name);

describe('the database', () => {
  it('is brought from empty to the newest schema, and stays as it is the second time', async () => {
    expect(await tables()).toEqual([]);
    await migrate(db);
    const made = await tables();
    expect(made).toEqual(expect.arrayContaining(['users', 'orders', 'ledger_entries', 'rate_limits']));
    await migrate(db);
    expect(await tables()).toEqual(made);
  });

  it('is migrated once by copies that start together', async () => {
    const other = await freshDatabase();
    await Promise.all([migrate(other.db), migrate(other.db), migrate(other.db)]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      other.db,
    );
    const files = await readdir(path.resolve(import.meta.dirname, '../../server/database/migrations'));
    expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
    await other.close();
  });

  it('finds what belongs to a person or a subscription by an index, however much there is of others', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.conrelid::regclass || '.' || a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'subscriptions'::regclass)
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(db);
    // A total is asked for by its list and its person together.
    expect(rows.map(({ column }) => column)).toEqual(['list_totals.user_id']);
  });

  it('gets directories without demo data in production, and both in the demo', async () => {
    const services = servicesOn(db);
    await seed({ ...services, config: { ...services.config, mode: 'production' } });
    expect(await db.selectFrom('currencies').select('code').execute()).not.toEqual([]);
    expect(await db.selectFrom('languages').select('prefix').execute()).toHaveLength(13);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
    await seed(services);
    expect(await db.selectFrom('users').select('login').execute()).toContainEqual({
      login: 'demo@orrery.example',
    });
  });

  it('gives values back as the tables say: amounts as numbers, instants as dates, days as text', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as amount, '2026-11-21T08:00:00.123Z'::timestamptz as instant,
        '1990-02-28'::date as day, '\\x00ff'::bytea as bytes, '{"en":"x"}'::jsonb as words`.execute(db);
    expect(rows[0]).toEqual({
      amount: 9007199254740991,
      instant: new Date('2026-11-21T08:00:00.123Z'),
      day: '1990-02-28',
      bytes: expect.any(Uint8Array),
      words: { en: 'x' },
    });
    expect(Buffer.from(rows[0]?.['bytes'] as Uint8Array).toString('hex')).toBe('00ff'); // checked one line before
  });

  it('refuses an amount that a number cannot hold', async () => {
    await expect(sql`select 9007199254740993::bigint as amount`.execute(db)).rejects.toThrow('safe range');
  });

  it('keeps a query from elsewhere out of a transaction under way', async () => {
    await db.insertInto('settings').values({ name: 'probe', value: 'before' }).execute();
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const undone = db.transaction().execute(async (trx) => {
      await trx.updateTable('settings').set({ value: 'inside' }).where('name', '=', 'probe').execute();
      enter();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('undone');
    });
    await entered;
    const seen = db.selectFrom('settings').select('value').where('name', '=', 'probe').executeTakeFirst();
    await expect(undone).rejects.toThrow('undone');
    expect(await seen).toEqual({ value: 'before' });
  });

  it('lets transactions run side by side on a server, and one after the other where it is embedded', async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      db.transaction().execute(async (trx) => {
        inside += 1;
        most = Math.max(most, inside);
        await sql`select pg_sleep(0.1)`.execute(trx);
        inside -= 1;
      });
    await Promise.all([enter(), enter()]);
    expect(most).toBe(isConcurrent ? 2 : 1);
  });
});

describe('the root secret of a demo', () => {
  it('is made once, the same for copies that start together, and gives a key for each purpose', async () => {
    const [one, other] = await Promise.all([rootSecret(db, undefined), rootSecret(db, undefined)]);
    expect(other).toBe(one);
    expect(await rootSecret(db, undefined)).toBe(one);
    expect(await rootSecret(db, 'given')).toBe('given');
    const secret = secretsFrom(one);
    expect(secret('a')).toEqual(secret('a'));
    expect(secret('a')).not.toEqual(secret('b'));
    expect(secret('a')).toHaveLength(32);
  });
});
