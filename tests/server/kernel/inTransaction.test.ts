import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/kernel/inTransaction.ts';
import { testServices } from '../support/harness.ts';
import { isConcurrent } from '../support/testDatabase.ts';

const { db } = await testServices();

/** The database's error for a transaction that lost a conflict. */
const lost = (code: string): Error => Object.assign(new Error('lost'), { code });

const valueOf = async (name: string): Promise<string | undefined> =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;

describe('work in a transaction', () => {
  it.each(['40P01', '40001'])(
    'that fails with %s is retried from the start, and takes effect once',
    async (code) => {
      let tries = 0;
      await inTransaction(db, async (trx) => {
        tries += 1;
        await trx
          .insertInto('settings')
          .values({ name: code, value: String(tries) })
          .execute();
        if (tries < 3) throw lost(code);
      });
      expect(tries).toBe(3);
      expect(await valueOf(code)).toBe('3');
    },
  );

  it('that keeps conflicting fails in the end, and any other error fails at once', async () => {
    let tries = 0;
    const losing = inTransaction(db, async () => {
      tries += 1;
      throw lost('40P01');
    });
    await expect(losing).rejects.toThrow('lost');
    expect(tries).toBe(5);
    const failing = inTransaction(db, async () => {
      tries += 1;
      throw lost('23505');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(tries).toBe(6);
  });

  it.each(isConcurrent ? ['PostgreSQL'] : [])(
    'that deadlocks with another one on %s still completes',
    async () => {
      for (const name of ['left', 'right'])
        await db.insertInto('settings').values({ name, value: '0' }).execute();
      const both = Promise.withResolvers<void>();
      let inside = 0;
      const raise = (first: string, second: string) =>
        inTransaction(db, async (trx) => {
          const add = (name: string) =>
            sql`update settings set value = (value::int + 1)::text where name = ${name}`.execute(trx);
          await add(first);
          inside += 1;
          if (inside === 2) both.resolve();
          await both.promise;
          await add(second);
        });
      await Promise.all([raise('left', 'right'), raise('right', 'left')]);
      expect([await valueOf('left'), await valueOf('right')]).toEqual(['2', '2']);
    },
  );
});
