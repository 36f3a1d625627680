import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { asRead, choicesFor, type NewChoice } from './choices.ts';
import type { DueCharge } from './dueCharge.ts';
import { renewalBy } from './renewal.ts';

/**
 * The charge of an end if one more choice were made, by the rules of any renewal; undefined if nothing would renew. For
 * previews of what isn't decided yet.
 */
export async function chargeWith(
  db: Kysely<Database>,
  now: Date,
  subscription: { readonly id: string } | undefined,
  choice: NewChoice,
  end: Date,
): Promise<DueCharge | undefined> {
  const known = subscription ? (await choicesFor(db, subscription.id)).choices : [];
  const choices = [...known, asRead(now, choice)];
  const { next } = await renewalBy(db, now, { choices, ownUntil: null, isBlocked: false }, end);
  return next && { date: end, amount: next.total, currencyId: next.currencyId, plan: next.plan };
}
