import type { Kysely } from 'kysely';
import { parseInput } from '../kernel/parseInput.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../kernel/caller.ts';
import { failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { pointerCheck } from './dreamPointers.ts';
import { dreamsByKey, type DreamRow } from './dreamRows.ts';
import { dreamForm, newDream } from './newDream.ts';
import { maxOpen, placesLeft } from './openDreams.ts';

const byKey = async (db: Kysely<Database>, userId: string, key: string): Promise<DreamRow | undefined> =>
  (await dreamsByKey(db, userId, [key]))[0];

/**
 * Creates a dream, or returns the existing one with the same key in its current state.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED, CONFLICT if a hundred are open
 */
export async function createDream(services: Services, user: User, input: unknown): Promise<DreamRow> {
  const { db, clock } = services;
  const form = parseInput(dreamForm, input);
  const before = await byKey(db, user.id, form.clientKey);
  if (before) return before;

  const fields = (await pointerCheck(db, [form]))(form);
  if (fields) throw failure('BAD_USER_INPUT', 'This cannot be pointed at.', { fields });
  await consumeLimit(db, 'dreamCreate', user.id);
  return db.transaction().execute(async (trx) => {
    const places = await placesLeft(trx, user.id);
    // A concurrent duplicate request was first.
    const twin = await byKey(trx, user.id, form.clientKey);
    if (twin) return twin;
    if (places === 0) throw failure('CONFLICT', `There are ${maxOpen} open dreams already.`);
    await trx
      .insertInto('dreams')
      .values(newDream(user.id, form, clock()))
      .execute();
    const made = await byKey(trx, user.id, form.clientKey);
    if (!made) throw new Error('A dream that was just made is not there');
    return made;
  });
}
