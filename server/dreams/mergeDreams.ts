import * as v from 'valibot';
import { consumeLimit } from '../kernel/rateLimits.ts';
import { withoutNulls } from '../kernel/parseInput.ts';
import type { User } from '../kernel/caller.ts';
import { failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { pointerCheck } from './dreamPointers.ts';
import { dreamsByKey, type DreamRow } from './dreamRows.ts';
import { dreamForm, newDream, type DreamForm } from './newDream.ts';
import { placesLeft } from './openDreams.ts';

/** Dreams that one call may bring along. */
const maxConcurrent = 100;

/** Those that can be read, each key once. */
function readable(input: readonly unknown[]): DreamForm[] {
  const forms = input.flatMap((dream) => {
    const parsed = v.safeParse(dreamForm, withoutNulls(dream));
    return parsed.success ? [parsed.output] : [];
  });
  return [...new Map(forms.toReversed().map((form) => [form.clientKey, form])).values()].toReversed();
}

/**
 * Takes the dreams of a device into an account and gives those that are there now. What was taken before stays as it
 * is, however often it is sent; what is wrong, or has no place among a hundred open ones, is left out.
 * @throws Failure BAD_USER_INPUT for more than a hundred, RATE_LIMITED
 */
export async function mergeDreams(
  services: Services,
  user: User,
  input: readonly unknown[],
): Promise<DreamRow[]> {
  const { db, clock } = services;
  if (input.length > maxConcurrent)
    throw failure('BAD_USER_INPUT', 'Too many dreams.', { fields: { input: 'tooLong' } });
  await consumeLimit(db, 'dreamsMerge', user.id);
  const forms = readable(input);
  if (forms.length === 0) return [];
  const wrong = await pointerCheck(db, forms);
  const keys = forms.map(({ clientKey }) => clientKey);

  return db.transaction().execute(async (trx) => {
    const places = await placesLeft(trx, user.id);
    const known = new Set((await dreamsByKey(trx, user.id, keys)).map(({ client_key: key }) => key));
    const taken = forms.filter((form) => !known.has(form.clientKey) && !wrong(form)).slice(0, places);
    const now = clock().getTime();
    if (taken.length > 0)
      await trx
        .insertInto('dreams')
        // A millisecond apart: the first one sent stays the newest.
        .values(taken.map((form, index) => newDream(user.id, form, new Date(now - index))))
        .execute();
    return dreamsByKey(trx, user.id, keys);
  });
}
