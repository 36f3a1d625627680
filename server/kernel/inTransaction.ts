import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** SQLSTATEs of a transaction that lost against another and may succeed when it is repeated. */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const maxTries = 5;
/** The longest pause before the second try, in milliseconds; it grows with each. */
const pause = 25;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && conflicts.has(error.code)) || isConflict(error.cause));

/**
 * Does work in a database transaction of its own, and again where it lost against another one (a deadlock, or a
 * serialization failure). The work may run several times: all it does has to be in the transaction.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === maxTries || !isConflict(error)) throw error;
      // By chance, so that the same two do not meet again.
      await wait(Math.random() * pause * tries);
    }
  }
}
