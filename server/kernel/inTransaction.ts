import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** SQLSTATEs of a transaction that conflicted with another and may succeed on retry. */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const maxTries = 5;
/** The maximum pause before the first retry, in milliseconds; it grows with each retry. */
const pause = 25;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && conflicts.has(error.code)) || isConflict(error.cause));

/**
 * Runs work in its own transaction, and retries if it conflicts with another (deadlock or serialization failure). The
 * work may run several times, so it must not have effects outside the transaction.
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
      // Random, so that the same two do not collide again.
      await wait(Math.random() * pause * tries);
    }
  }
}
