import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { liveGrants, revoke } from '../grants/grants.ts';
import { undoOrder } from '../grants/undo.ts';
import { recognize } from '../grants/value.ts';
import { returnKeys } from '../library/licenceKeys.ts';
import { followGrants } from './followGrants.ts';
import { liveStates, lockLive, lockSubscriptionsOf, type LockedSubscription } from './lock.ts';
import { mailAbout } from './mails.ts';
import { transitionSubscription, note } from './transitions.ts';
import { cancelOpenOrders } from './openOrders.ts';
import { decide, project } from './project.ts';
import { expirePurchases } from './planPurchases.ts';

/** The reason for the end of a subscription whose plan isn't sold any more. */
export const notSold = 'archived';

/** Ends a locked, live subscription, along with what was activated with it, and cancels its open charges. */
export async function endSubscription(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
  { at, reason, accessUntil }: { at: Date; reason: string | null; accessUntil?: Date },
): Promise<void> {
  const { id, user_id: userId } = subscription;
  await cancelOpenOrders(trx, services, id);
  await transitionSubscription(trx, subscription, 'CANCELED', {
    next_charge_at: null,
    switch_at: null,
    activations_left: 0,
    ended_at: at,
    ...(accessUntil && { active_end_date: accessUntil }),
  });
  const now = services.clock();
  for (const kind of ['PLAN', 'ACTIVATION'] as const)
    for (const each of await liveGrants(trx, userId, now, kind))
      await revoke(trx, each, { at: now, because: 'ENDED' });
  // Nobody has it any more.
  await recognize(trx, now, { userId });
  await expirePurchases(trx, { userId, subscriptionId: id });
  await note(trx, subscription, { kind: 'ENDED', planId: plan.id, at });
  await decide(trx, now, subscription, { act: 'ENDED', because: reason });
  await mailAbout(trx, services, subscription, plan, {
    template: 'subscriptionEnded',
    date: at,
    amount: null,
    unpaid: subscription.status === 'PAST_DUE' && reason !== notSold,
    notSold: reason === notSold,
  });
}

/** Subscription time that ended early. */
export interface EndedTime {
  readonly planId: string;
  /** In milliseconds; null if it had no end. */
  readonly ms: number | null;
}

/**
 * Revokes the time that a paid order granted, because it was fully refunded or charged back; the subscription ends if
 * no other time is left. Returns the time that ended; undefined if none did.
 */
export async function endSubscriptionOf(
  trx: Kysely<Database>,
  services: Services,
  { id: orderId }: { readonly id: string },
): Promise<EndedTime | undefined> {
  const now = services.clock();
  for (const { user_id: userId } of await ownersOf(trx, orderId)) await lockSubscriptionsOf(trx, userId);
  const activated = await trx
    .selectFrom('grants')
    .select(['user_id', 'subject'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'ACTIVATION')
    .where('revoked_at', 'is', null)
    .execute();
  const { userId, planId, ms } = await undoOrder(trx, now, orderId);
  for (const each of activated) await expireActivationOf(trx, each.user_id, each.subject);
  // Its choices are undone with it, even if its time was used up.
  for (const { id } of await chosenBy(trx, orderId)) await project(trx, { id });
  if (userId === undefined || planId === undefined) return undefined;
  const live = await lockLive(trx, userId);
  if (!live) return undefined;
  if (!(await followGrants(trx, services, live.subscription.id)))
    await endSubscription(trx, services, live, { at: now, reason: 'refunded', accessUntil: now });
  return { planId, ms };
}

/** The live subscriptions that an order's choices are about; there is one at most. */
const chosenBy = (trx: Kysely<Database>, orderId: string) =>
  trx
    .selectFrom('subscriptions')
    .select(['id', 'user_id'])
    .where('status', 'in', liveStates)
    .where('id', 'in', (eb) =>
      eb.selectFrom('subscription_choices').select('subscription_id').where('order_id', '=', orderId),
    )
    .execute();

/** Whose subscriptions an order's grants and choices are about. */
const ownersOf = (trx: Kysely<Database>, orderId: string) =>
  trx
    .selectFrom('grants')
    .select('user_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'PLAN')
    .where('revoked_at', 'is', null)
    .union((eb) =>
      eb
        .selectFrom('subscriptions')
        .select('user_id')
        .where('id', 'in', (of) =>
          of.selectFrom('subscription_choices').select('subscription_id').where('order_id', '=', orderId),
        ),
    )
    .orderBy('user_id')
    .execute();

/** Ends what was activated of a product. */
export async function expireActivationOf(
  trx: Kysely<Database>,
  userId: string,
  productId: string,
): Promise<void> {
  const ended = await trx
    .updateTable('subscription_purchases')
    .set({ status: 'EXPIRED' })
    .where('product_id', '=', productId)
    .where('status', '=', 'ACTIVE')
    .where('subscription_id', 'in', (eb) =>
      eb.selectFrom('subscriptions').select('id').where('user_id', '=', userId),
    )
    .returning('id')
    .execute();
  await returnKeys(trx, { activationIds: ended.map(({ id }) => id) });
}
