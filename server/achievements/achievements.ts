import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { User } from '../kernel/caller.ts';
import { factsOf } from './facts.ts';
import { earnedBy, progressOf, type Earned, type Progress } from './progress.ts';

async function earnedSoFar(db: Kysely<Database>, userId: string): Promise<Map<string, Earned>> {
  const rows = await db
    .selectFrom('achievements_earned')
    .select(['key', 'earned_at', 'seen_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.key, { earnedAt: row.earned_at, seenAt: row.seen_at }]));
}

/** Every achievement with an account's progress. Newly earned ones are stored, and never lost again. */
export async function achievementsOf(db: Kysely<Database>, user: User, now: Date): Promise<Progress[]> {
  const [facts, known] = await Promise.all([factsOf(db, user, now), earnedSoFar(db, user.id)]);
  const fresh = [...earnedBy(facts)].filter(([key]) => !known.has(key));
  if (fresh.length === 0) return progressOf(facts, known);
  await db
    .insertInto('achievements_earned')
    .values(fresh.map(([key, moment]) => ({ user_id: user.id, key, earned_at: moment ?? now })))
    // Concurrent requests earn it only once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return progressOf(facts, await earnedSoFar(db, user.id));
}

/** Marks earned achievements as seen by the account; unearned and already seen ones are left alone. */
export async function markSeen(
  db: Kysely<Database>,
  userId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('achievements_earned')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .where('seen_at', 'is', null)
    .execute();
}
