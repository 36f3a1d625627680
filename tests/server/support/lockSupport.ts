import { sql, type Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../../server/database/schema.ts';

/** How many connections are waiting for a lock. */
async function waiting(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
}

/** Waits until so many connections are waiting for a lock. */
export const untilWaiting = (db: Kysely<Database>, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await waiting(db)).toBe(count), { timeout: 10_000 });

/** Whether another transaction holds a row, so that this one couldn't change it now. */
export async function isRowLocked(
  db: Kysely<Database>,
  table: 'orders' | 'transactions' | 'users',
  id: string,
): Promise<boolean> {
  const free = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return free.length === 0;
}

/** Whether another transaction holds the lock on a user's subscriptions and products. */
export async function areSubscriptionsLocked(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('subscription:' || ${userId}::text)) as free`.execute(db);
  return rows[0]?.free === false;
}
