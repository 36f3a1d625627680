import * as v from 'valibot';
import { parseInput } from '../../kernel/parseInput.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { endSubscription } from './end.ts';
import { lockLive, type LockedSubscription, type Subscription } from './lock.ts';
import { mailChange } from './mailChange.ts';
import { note } from './transitions.ts';
import { schedule } from './schedule.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { noNextPlan } from './nextPlan.ts';

const cancelInput = v.object({ reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))) });

/** A user's live subscription, locked. @throws Failure NOT_FOUND */
export async function liveOf(trx: Kysely<Database>, userId: string): Promise<LockedSubscription> {
  const live = await lockLive(trx, userId);
  if (!live) throw failure('NOT_FOUND', 'There is no live subscription.');
  return live;
}

/** A subscription's current row. */
export const reloadSubscription = (trx: Kysely<Database>, id: string): Promise<Subscription> =>
  trx.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Stops the renewal of a locked, live subscription, so that it expires at its end. */
export async function stopRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      renew: false,
      stop_reason: reason,
      next_charge_at: null,
      ...noNextPlan,
    })
    .where('id', '=', subscription.id)
    .execute();
  await note(trx, subscription, { kind: 'CANCELED', planId: subscription.plan_id, at: now });
  await schedule(trx, subscription.id);
}

/** Undoes `stopRenewal`, before the end. */
export async function resumeRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      renew: true,
      stop_reason: null,
      ...(subscription.status !== 'PAST_DUE' && { next_charge_at: subscription.active_end_date }),
    })
    .where('id', '=', subscription.id)
    .execute();
  await note(trx, subscription, { kind: 'RESUMED', planId: subscription.plan_id, at: now });
  await schedule(trx, subscription.id);
}

/**
 * Stops the renewal; access lasts until the end of the paid time. A subscription that is past due ends right away; one
 * that is already canceled stays as it is.
 * @throws Failure NOT_FOUND without a live subscription; BAD_USER_INPUT (`reason`)
 */
export async function cancelSubscription(
  services: Services,
  user: User,
  input: { reason?: string | null | undefined },
): Promise<Subscription> {
  return inTransaction(services.db, (trx) => cancelWithin(trx, services, user, input));
}

/** `cancelSubscription` in the caller's database transaction. */
export async function cancelWithin(
  trx: Kysely<Database>,
  services: Services,
  user: Pick<User, 'id'>,
  input: { reason?: string | null | undefined },
): Promise<Subscription> {
  const { reason } = parseInput(cancelInput, input);
  const now = services.clock();
  const live = await liveOf(trx, user.id);
  const { subscription } = live;
  if (subscription.status === 'PAST_DUE') {
    await note(trx, subscription, { kind: 'CANCELED', planId: subscription.plan_id, at: now });
    await endSubscription(trx, services, live, { at: now, reason: reason || 'canceled' });
  } else if (subscription.renew) {
    await stopRenewal(trx, now, subscription, reason || 'canceled');
    await mailChange(trx, services, subscription.id, 'CANCELED');
  }
  return reloadSubscription(trx, subscription.id);
}

/**
 * Turns renewal back on, as long as access hasn't ended. If it's already on, nothing changes.
 * @throws Failure NOT_FOUND without a live subscription; CONFLICT if it has ended or has no end
 */
export const resumeSubscription = (services: Services, user: User): Promise<Subscription> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const { subscription } = await liveOf(trx, user.id);
    if (subscription.renew) return subscription;
    const { active_end_date: end } = subscription;
    if (end === null || end <= now) throw failure('CONFLICT', 'There is nothing to renew.');
    await resumeRenewal(trx, now, subscription);
    await mailChange(trx, services, subscription.id, 'RESUMED');
    return reloadSubscription(trx, subscription.id);
  });
