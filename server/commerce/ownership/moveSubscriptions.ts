import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { handOver, rebuildChain } from '../grants/chain.ts';
import { liveGrants, type Grant } from '../grants/grants.ts';
import { followGrants } from '../subscriptions/followGrants.ts';
import { lockLive, planOf, daysOf, type Subscription } from '../subscriptions/lock.ts';
import { isHigher } from '../subscriptions/proration.ts';
import { transitionSubscription, note } from '../subscriptions/transitions.ts';
import { cancelOpenOrders } from '../subscriptions/openOrders.ts';
import { planPrice } from '../subscriptions/planPrice.ts';
import { decide } from '../subscriptions/project.ts';

/**
 * Moves a guest's subscriptions in the caller's database transaction, which holds both users' locks. A user has one
 * live subscription: the new owner's stays, and the guest's remaining time is added to it, the higher plan's first.
 */
export async function moveSubscriptions(
  trx: Kysely<Database>,
  services: Services,
  subscriptions: readonly Subscription[],
  { guestId, to }: { guestId: string; to: string },
): Promise<void> {
  if (subscriptions.length === 0) return;
  const now = services.clock();
  const ids = subscriptions.map(({ id }) => id);
  const guestLive = (await lockLive(trx, guestId))?.subscription;
  const theirs = guestLive && ids.includes(guestLive.id) ? guestLive : undefined;
  const ours = (await lockLive(trx, to))?.subscription;
  const coming = theirs ? await liveGrants(trx, guestId, now, 'PLAN') : [];
  const activated = theirs ? await liveGrants(trx, guestId, now, 'ACTIVATION') : [];
  if (theirs && ours) {
    await cancelOpenOrders(trx, services, theirs.id);
    await transitionSubscription(trx, theirs, 'CANCELED', {
      next_charge_at: null,
      switch_at: null,
      activations_left: 0,
      ended_at: now,
    });
    await note(trx, theirs, { kind: 'ENDED', planId: theirs.plan_id, at: now });
    await decide(trx, now, theirs, { act: 'ENDED', because: 'merged' });
    await trx
      .updateTable('subscription_purchases')
      .set({ subscription_id: ours.id })
      .where('subscription_id', '=', theirs.id)
      .where('status', '=', 'ACTIVE')
      .execute();
  }
  await trx.updateTable('subscriptions').set({ user_id: to }).where('id', 'in', ids).execute();
  await handOver(trx, now, to, activated);
  const own = await liveGrants(trx, to, now, 'PLAN');
  const isTheirsHigher = theirs && ours && (await isHigherPlan(trx, now, theirs, ours));
  const all: readonly Grant[] = isTheirsHigher ? [...coming, ...own] : [...own, ...coming];
  await rebuildChain(trx, now, to, all);
  const stays = ours ?? theirs;
  if (stays && all.length > 0) await followGrants(trx, services, stays.id);
}

/** Whether one subscription's plan is worth more per day than another's, in the other's currency. */
async function isHigherPlan(
  trx: Kysely<Database>,
  now: Date,
  one: Subscription,
  other: Subscription,
): Promise<boolean> {
  if (one.plan_id === other.plan_id) return false;
  const rate = async (of: Subscription) => {
    const plan = await planOf(trx, of.plan_id);
    const price = await planPrice(trx, plan, other.currency_id, now);
    return { price: price?.list ?? of.told_minor ?? of.price_minor, days: daysOf(plan) };
  };
  return isHigher(await rate(one), await rate(other));
}
