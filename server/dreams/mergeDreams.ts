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

/** How many dreams one call may bring. */
const maxPerCall = 100;

/** The valid dreams, with each key once. */
function readable(input: readonly unknown[]): DreamForm[] {
  const forms = input.flatMap((dream) => {
    const parsed = v.safeParse(dreamForm, withoutNulls(dream));
    return parsed.success ? [parsed.output] : [];
  });
  return [...new Map(forms.toReversed().map((form) => [form.clientKey, form])).values()].toReversed();
}

/**
 * Copies a device's dreams to an account and returns the ones now stored. Already copied dreams stay as they are,
 * however often they are sent; invalid dreams, and those beyond a hundred open ones, are skipped.
 * @throws Failure BAD_USER_INPUT for more than a hundred, RATE_LIMITED
 */
export async function mergeDreams(
  services: Services,
  user: User,
  input: readonly unknown[],
): Promise<DreamRow[]> {
  const { db, clock } = services;
  if (input.length > maxPerCall)
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
        // A millisecond apart, so that the first one sent stays the newest.
        .values(taken.map((form, index) => newDream(user.id, form, new Date(now - index))))
        .execute();
    return dreamsByKey(trx, user.id, keys);
  });
}
