import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { choicesFor, type NewChoice } from './choices.ts';
import { foldChoices } from './foldChoices.ts';
import { lockLive, planOf, type LockedSubscription, type Subscription } from './lock.ts';
import { mailChange } from './mailChange.ts';
import { planPrice } from './planPrice.ts';
import { decide } from './project.ts';
import { renewalOf } from './renewal.ts';
import { note } from './transitions.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

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
  because: string,
): Promise<void> {
  await note(trx, subscription, { kind: 'CANCELED', planId: subscription.plan_id, at: now });
  await decide(trx, now, subscription, { act: 'CANCELED', because });
}

/**
 * Undoes `stopRenewal`, before the end: what was chosen renews, as it was told. That belongs to the order it came from:
 * if that is undone, nothing renews.
 */
export async function resumeRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<void> {
  const { chosen } = foldChoices(await choicesFor(trx, subscription.id));
  await note(trx, subscription, { kind: 'RESUMED', planId: subscription.plan_id, at: now });
  await decide(
    trx,
    now,
    subscription,
    chosen ? { act: 'RESUMED', order_id: chosen.orderId } : await choosingAgain(trx, now, subscription),
  );
}

/** The choice of the plan that runs, by a person of whose payments none stands: they have goodwill time. */
async function choosingAgain(
  trx: Kysely<Database>,
  now: Date,
  { plan_id: planId, currency_id: currencyId, price_minor: paid }: Subscription,
): Promise<NewChoice> {
  const price = await planPrice(trx, await planOf(trx, planId), currencyId, now);
  if (!price) throw failure('CONFLICT', 'There is nothing to renew.');
  return {
    act: 'CHOSE',
    plan_id: planId,
    tariff_id: price.tariffId,
    currency_id: currencyId,
    amount_minor: price.list,
    paid_minor: paid,
    renews: true,
  };
}

/** Keeps a locked, live subscription from renewing while the deletion of its owner's account is planned. */
export async function pauseRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<void> {
  if (!subscription.renew) return;
  await note(trx, subscription, { kind: 'CANCELED', planId: subscription.plan_id, at: now });
  await decide(trx, now, subscription, { act: 'PAUSED' });
}

/** Undoes `pauseRenewal`: everything is as it was, with what was planned. */
export async function unpauseRenewal(
  trx: Kysely<Database>,
  now: Date,
  subscription: Subscription,
): Promise<void> {
  if (!(await isPaused(trx, subscription))) return;
  await note(trx, subscription, { kind: 'RESUMED', planId: subscription.plan_id, at: now });
  await decide(trx, now, subscription, { act: 'UNPAUSED' });
}

/** Whether a planned deletion of the account keeps a subscription from renewing. */
export const isPaused = async (trx: Kysely<Database>, { id }: Pick<Subscription, 'id'>): Promise<boolean> =>
  foldChoices(await choicesFor(trx, id)).isPaused;

/**
 * Turns renewal back on, as long as access hasn't ended. If it's already on, nothing changes.
 * @throws Failure NOT_FOUND without a live subscription; CONFLICT if it has ended or has no end; RATE_LIMITED
 */
export const resumeSubscription = (services: Services, user: User): Promise<Subscription> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const { subscription } = await liveOf(trx, user.id);
    if (subscription.renew) return subscription;
    const { active_end_date: end } = subscription;
    if (end === null || end <= now) throw failure('CONFLICT', 'There is nothing to renew.');
    await consumeLimit(trx, 'subscriptionResume', user.id);
    await resumeRenewal(trx, now, subscription);
    const renewal = await renewalOf(trx, now, subscription);
    if (!renewal.next) throw failure('CONFLICT', 'There is nothing to renew.');
    await mailChange(trx, services, subscription.id, 'RESUMED');
    return reloadSubscription(trx, subscription.id);
  });
