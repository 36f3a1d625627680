import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';

/** A database whose first transaction does its work and then fails like the loser of a deadlock. */
export function deadlockOnceDatabase(db: Kysely<Database>): Kysely<Database> {
  let hasLost = false;
  const lose = {
    execute: (work: (trx: Kysely<Database>) => Promise<unknown>) =>
      db.transaction().execute(async (trx) => {
        await work(trx);
        hasLost = true;
        throw Object.assign(new Error('lost'), { code: '40P01' });
      }),
  };
  return new Proxy(db, {
    get: (_, name) => {
      if (name === 'transaction' && !hasLost) return () => lose;
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}
