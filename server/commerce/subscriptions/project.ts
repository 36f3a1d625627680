import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { choicesFor, choose, type NewChoice } from './choices.ts';
import {
  ceilingAt,
  foldChoices,
  lastTelling,
  maximumAt,
  type ChosenPlan,
  type Folded,
} from './foldChoices.ts';
import type { Subscription } from './lock.ts';
import { renewingOf } from './renewal.ts';
import { schedule } from './schedule.ts';

/** The stop reason of a subscription whose owner is about to delete the account. */
const paused = 'accountDelete';

const noNextPlan = { next_plan_id: null, next_told_minor: null, next_list_minor: null } as const;

/** When a price that holds for a day was told. */
const toldAt = (chosen: ChosenPlan, day: Date): Date =>
  lastTelling(chosen.tellings, day)?.at ?? chosen.toldAt;

/**
 * The columns of a subscription that its choices are copied to, for queries and for the operator. Nothing decides by
 * them what is charged (`renewalOf`).
 */
export function columnsOf(
  folded: Folded,
  { plan_id: planId, active_end_date: end }: Pick<Subscription, 'plan_id' | 'active_end_date'>,
) {
  const { chosen, planned, isPaused, isEnded, because } = folded;
  const renewing = end === null ? null : renewingOf(folded);
  const renew = renewing !== null;
  const day = end ?? new Date(0);
  // The plan that runs may be another one: a gift, or the one before a planned change.
  const present = renewing?.planId === planId ? renewing : chosen;
  return {
    renew,
    stop_reason: renew || (end === null && !isEnded) ? null : isPaused && !isEnded ? paused : because,
    ...(present &&
      chosen && {
        currency_id: chosen.currencyId,
        told_minor: maximumAt(present, day),
        told_at: toldAt(present, day),
        ...(chosen.paid !== null && { price_minor: chosen.paid }),
      }),
    ...(renewing && renewing.planId !== planId
      ? {
          next_plan_id: renewing.planId,
          next_told_minor: maximumAt(renewing, day),
          next_list_minor: renewing === planned ? ceilingAt(renewing, day) : null,
        }
      : noNextPlan),
  };
}

/**
 * Writes what the choices of a locked, live subscription come to into its columns, and schedules what is next. What
 * follows from its owner's grants stays as it is (`followGrants`).
 */
export async function project(trx: Kysely<Database>, { id }: { readonly id: string }): Promise<void> {
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const columns = columnsOf(foldChoices(await choicesFor(trx, id)), subscription);
  await trx
    .updateTable('subscriptions')
    .set({
      ...columns,
      ...(subscription.status !== 'PAST_DUE' && {
        next_charge_at: columns.renew ? subscription.active_end_date : null,
      }),
    })
    .where('id', '=', id)
    .execute();
  await schedule(trx, id);
}

/** Inserts a choice about a locked, live subscription and writes what follows from it. */
export async function decide(
  trx: Kysely<Database>,
  now: Date,
  subscription: { readonly id: string },
  choice: NewChoice,
): Promise<void> {
  await choose(trx, now, subscription.id, choice);
  await project(trx, subscription);
}
