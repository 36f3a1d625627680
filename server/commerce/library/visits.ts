import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Item } from './item.ts';
import { noteUse } from './uses.ts';

/** When an item's owner last viewed it; null before the first time. */
export async function lastVisit(db: Kysely<Database>, { userId, id }: Item): Promise<Date | null> {
  const visit = await db
    .selectFrom('item_visits')
    .select('visited_at')
    .where('user_id', '=', userId)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return visit?.visited_at ?? null;
}

/** Records that an item's owner is viewing it now, which uses what opens it; false if nothing opens it (`noteUse`). */
export async function noteVisit(db: Kysely<Database>, item: Item, now: Date): Promise<boolean> {
  const { userId, id } = item;
  await db
    .insertInto('item_visits')
    .values({ user_id: userId, item_id: id, visited_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet({ visited_at: now }))
    .execute();
  return noteUse(db, now, { item });
}
