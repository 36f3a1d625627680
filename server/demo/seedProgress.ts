import type { Transaction } from 'kysely';
import { daysAfter } from '../commerce/subscriptions/schedule.ts';
import type { Database } from '../database/schema.ts';
import { demoUser } from './seedDemoUser.ts';

/** How far the demo user got in what they have: the item, the good, its share, and how many days ago. */
const demoProgress = [
  ['demo-activation', 'recordings-complete-recording-salt-flat', 1, 12],
  ['demo-order-4-purchase', 'atlas-scholar-atlas-seminar', 0.42, 3],
  ['demo-order-5-purchase', 'reading-group-reading-meditations', 1, 2],
  ['demo-order-5-purchase', 'reading-group-reading-walden', 0.3, 1],
] as const;

/** Seeds what the demo user has read and heard. Must come after their purchases. */
export async function seedProgress(db: Transaction<Database>, now: Date): Promise<void> {
  await db
    .insertInto('item_progress')
    .values(
      demoProgress.map(([itemId, deliverableId, progress, daysAgo]) => {
        const at = daysAfter(now, -daysAgo);
        return {
          user_id: demoUser.id,
          item_id: itemId,
          deliverable_id: deliverableId,
          part: '',
          progress,
          done_at: progress === 1 ? at : null,
          changed_at: at,
        };
      }),
    )
    .execute();
}
