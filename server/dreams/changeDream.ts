import type { Kysely, Selectable, Updateable } from 'kysely';
import * as v from 'valibot';
import { canTransition, dreamTransitions, type DreamState } from '../../src/shared/states.ts';
import { dreamPointers, dreamTexts } from '../../src/shared/validation.ts';
import { inTransaction } from '../kernel/inTransaction.ts';
import { parseInput } from '../kernel/parseInput.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../kernel/caller.ts';
import { failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { pointerCheck, type Pointers } from './dreamPointers.ts';
import { findDream, lockOwnDream, type DreamRow } from './dreamRows.ts';
import { dreamSearchKey } from './newDream.ts';
import { maxOpen, placesLeft } from './openDreams.ts';
import { returnGifts } from './returnGifts.ts';

type Stored = Selectable<Database['dreams']>;
type Changes = Updateable<Database['dreams']>;

const form = v.object({
  title: v.optional(dreamTexts.entries.title),
  description: v.optional(v.unwrap(dreamTexts.entries.description)),
  ...dreamPointers.entries,
  status: v.optional(v.picklist(['OPEN', 'FULFILLED', 'ARCHIVED'])),
  isPublic: v.optional(v.boolean()),
});

/** The changes, not parsed yet. */
type DreamChange = Readonly<Partial<Record<keyof typeof form.entries, unknown>>>;

/** The changes for moving to a status. @throws Failure BAD_USER_INPUT, CONFLICT if a hundred are open */
async function statusChange(
  trx: Kysely<Database>,
  dream: Stored,
  to: DreamState | undefined,
  now: Date,
): Promise<Changes> {
  if (to === undefined || to === dream.status) return {};
  if (!canTransition<DreamState>(dreamTransitions, dream.status, to))
    throw failure('BAD_USER_INPUT', `A dream cannot go from ${dream.status} to ${to}.`, {
      fields: { status: 'invalid' },
    });
  if (to === 'OPEN' && (await placesLeft(trx, dream.user_id)) === 0)
    throw failure('CONFLICT', `There are ${maxOpen} open dreams already.`);
  return { status: to, ...(to === 'FULFILLED' && { fulfilled_at: now }) };
}

/**
 * The changes for pointing at something else. The current target may stay even if it is no longer available.
 * @throws Failure BAD_USER_INPUT
 */
async function pointerChange(trx: Kysely<Database>, dream: Stored, pointers: Pointers): Promise<Changes> {
  const { productId = null, planId = null, researchId = null } = pointers;
  if (productId === dream.product_id && planId === dream.plan_id && researchId === dream.research_id)
    return {};
  const fields = (await pointerCheck(trx, [pointers]))(pointers);
  if (fields) throw failure('BAD_USER_INPUT', 'This cannot be pointed at.', { fields });
  return { product_id: productId, plan_id: planId, research_id: researchId };
}

/**
 * Changes a person's own dream.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT (also for a disallowed status change), CONFLICT if a hundred are open
 */
export async function changeDream(
  { db, clock }: Services,
  user: User,
  id: string,
  input: DreamChange,
): Promise<DreamRow> {
  // Null removes the description; leaving it out keeps it.
  const given = parseInput(form, { ...input, ...(input.description === null && { description: '' }) });
  const { title, description, status, isPublic, ...pointers } = given;
  const repoints = (['productId', 'planId', 'researchId'] as const).some((name) => input[name] !== undefined);

  return db.transaction().execute(async (trx) => {
    const dream = await lockOwnDream(trx, user.id, id);
    if (!dream) throw failure('NOT_FOUND', 'You have no such dream.');
    const changes: Changes = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description: description || null }),
      ...(isPublic !== undefined && { is_public: isPublic }),
      ...(repoints && (await pointerChange(trx, dream, pointers))),
      ...(await statusChange(trx, dream, status, clock())),
    };
    if (Object.keys(changes).length > 0)
      await trx
        .updateTable('dreams')
        .set({ ...changes, search_key: dreamSearchKey({ ...dream, ...changes }) })
        .where('id', '=', dream.id)
        .execute();
    const changed = await findDream(trx, dream.id, { userId: user.id });
    if (!changed) throw new Error('A dream that was just changed is not there');
    return changed;
  });
}

/** Deletes a person's own dream; returns whether it existed. A gift that waits for it goes back to its giver. */
export async function deleteDream({ db, clock }: Services, user: User, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const dream = await lockOwnDream(trx, user.id, id);
    if (!dream) return false;
    await returnGifts(trx, clock(), dream);
    await trx.deleteFrom('dreams').where('id', '=', dream.id).execute();
    return true;
  });
}
