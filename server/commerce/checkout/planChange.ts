import type { Kysely } from 'kysely';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order } from '../orders/locks.ts';
import { liveAt } from '../ownership/splitGuest.ts';
import { changeId } from '../subscriptions/changeId.ts';
import type { LockedSubscription } from '../subscriptions/lock.ts';

/**
 * Refuses to sell a plan to a user who has one, unless it's the same plan and they saw that it will be extended; any
 * other plan has to be a change of the subscription.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED; ALREADY_OWNED for an owner of a lifetime subscription
 */
export async function requireConfirmedChange(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  { planId, email, confirmed }: { planId: string; email: string; confirmed: string | null | undefined },
): Promise<void> {
  const live = await liveAt(trx, user, email);
  if (!live) return;
  const { subscription } = live;
  if (subscription.active_end_date === null)
    throw failure('ALREADY_OWNED', 'There is a subscription without an end already.');
  const extension = changeId(services, subscription, {
    planId,
    kind: 'EXTENSION',
    total: 0,
    price: 0,
    renewal: 0,
  });
  if (subscription.plan_id !== planId || confirmed !== extension)
    throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has a plan and did not see what becomes of it.');
}

/** The plan an order sells to its buyer; undefined for any other order, and for a trial. */
export const planBought = async (
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<string | undefined> =>
  order.purpose === 'PURCHASE' && !order.is_trial
    ? (await catalogueIn(trx, services)).planSoldBy(order.product_id)?.id
    : undefined;

/** Whether a plan would end another, or its buyer already has one for life; the buyer never agreed to that. */
export const replaces = (planId: string, live: LockedSubscription | undefined): boolean =>
  live !== undefined && (live.plan.id !== planId || live.subscription.active_end_date === null);

/**
 * Refuses to retry the payment of a plan if the buyer has another one by now.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED
 */
export async function refuseSuperseded(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  order: Order,
): Promise<void> {
  const planId = await planBought(trx, services, order);
  if (planId !== undefined && replaces(planId, await liveAt(trx, user, order.email ?? user.email ?? '')))
    throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has another plan by now.');
}
