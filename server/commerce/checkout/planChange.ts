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
 * Refuses to sell a plan to a person who has one, unless they saw what becomes of it: by this way the same plan is
 * extended, and any other is a change of the subscription.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED; ALREADY_OWNED beside a subscription without an end
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
  const extension = changeId(services, subscription, { planId, kind: 'EXTENSION', total: 0, renewal: 0 });
  if (subscription.plan_id !== planId || confirmed !== extension)
    throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has a plan and did not see what becomes of it.');
}

/** The plan that an order sells to its buyer; undefined for any other order, and for a trial. */
export const planBought = async (
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<string | undefined> =>
  order.purpose === 'PURCHASE' && !order.is_trial
    ? (await catalogueIn(trx, services)).planSoldBy(order.product_id)?.id
    : undefined;

/** Whether a plan ends another, or comes to a person who has one for good: its buyer never agreed to that. */
export const replaces = (planId: string, live: LockedSubscription | undefined): boolean =>
  live !== undefined && (live.plan.id !== planId || live.subscription.active_end_date === null);

/**
 * Refuses to try the payment of a plan again whose buyer has another by now.
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
