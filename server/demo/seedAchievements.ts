import type { Transaction } from 'kysely';
import { achievementsOf, markSeen } from '../achievements/achievements.ts';
import type { Database } from '../database/schema.ts';
import { demoUser } from './seedDemoUser.ts';

const day = 86_400_000;

/** What the demo user has read: study IDs, and how many days ago. */
export const demoReads: readonly (readonly [researchId: string, daysAgo: number])[] = [
  ['1', 371],
  ['4', 340],
  ['2', 288],
  ['6', 251],
  ['12', 203],
  ['15', 160],
  ['5', 121],
  ['18', 88],
  ['21', 52],
  ['7', 33],
  ['22', 17],
  ['24', 4],
];

/** Seeds the demo user's reads and the achievements earned so far, all marked as seen. Must come last. */
export async function seedAchievements(db: Transaction<Database>, now: Date): Promise<void> {
  await db
    .insertInto('research_reads')
    .values(
      demoReads.map(([researchId, daysAgo]) => ({
        user_id: demoUser.id,
        research_id: researchId,
        read_at: new Date(now.getTime() - daysAgo * day),
      })),
    )
    .execute();
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', demoUser.id)
    .executeTakeFirstOrThrow();
  const achievements = await achievementsOf(db, user, now);
  await markSeen(
    db,
    user.id,
    achievements.map(({ key }) => key),
    now,
  );
}
