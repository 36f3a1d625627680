import { sql, type Kysely, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import { deliverablesOf } from './deliverables.ts';
import { itemOf, type Item } from './item.ts';
import { partsOf } from './parts.ts';

export type ProgressRow = Selectable<Database['item_progress']>;

/** Whoever gets this far has finished: what follows are credits, notes, or the end of the last line. */
const finishedAt = 0.95;

const form = v.object({
  deliverableId: v.string(),
  part: v.string(),
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isDone: v.nullish(v.boolean()),
});

/** How far owners got in some items. */
export const progressIn = (db: Kysely<Database>, itemIds: readonly string[]): Promise<ProgressRow[]> =>
  db
    .selectFrom('item_progress')
    .selectAll()
    .where('item_id', '=', sql<string>`any(${itemIds})`)
    .execute();

/** How far the owner of an item got, shared within one request. */
export const itemProgress = perRequest(({ db }) => {
  const known = new Map<string, Promise<ProgressRow[]>>();
  return ({ id }: Pick<Item, 'id'>): Promise<ProgressRow[]> => {
    const asked = known.get(id) ?? progressIn(db, [id]);
    known.set(id, asked);
    return asked;
  };
});

/**
 * Records how far the owner of an open item got in a part of it. The farthest place counts, unless `isDone` is false,
 * which starts the part again.
 * @throws Failure NOT_FOUND for anything that isn't open to the caller, BAD_USER_INPUT
 */
export async function saveProgress(
  { db, now }: { readonly db: Kysely<Database>; readonly now: Date },
  user: User,
  itemId: string,
  input: { readonly [Name in keyof v.InferInput<typeof form>]: unknown },
): Promise<{ readonly item: Item; readonly deliverableId: string; readonly part: string }> {
  const { deliverableId, part, progress, isDone } = parseInput(form, input);
  const item = await itemOf(db, now, user.id, itemId);
  const good = item && (await deliverablesOf(db, item)).find(({ id }) => id === deliverableId);
  if (!item || !good || !partsOf(good, null).some((each) => each.part === part))
    throw failure('NOT_FOUND', 'This is not in the library.');
  const isFinished = isDone ?? progress >= finishedAt;
  await db
    .insertInto('item_progress')
    .values({
      user_id: user.id,
      item_id: itemId,
      deliverable_id: deliverableId,
      part,
      progress,
      done_at: isFinished ? now : null,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id', 'deliverable_id', 'part']).doUpdateSet({
        progress: isDone === false ? progress : sql`greatest(item_progress.progress, ${progress}::real)`,
        done_at:
          isDone === false
            ? null
            : isFinished
              ? sql`coalesce(item_progress.done_at, ${now}::timestamptz)`
              : sql`item_progress.done_at`,
        changed_at: now,
      }),
    )
    .execute();
  return { item, deliverableId, part };
}
