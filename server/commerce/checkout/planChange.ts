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
 * other plan has to be a change of the subscription. Returns the id of the preview they confirmed; null if they have no
 * plan.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED; ALREADY_OWNED for an owner of a lifetime subscription
 */
export async function requireConfirmedChange(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  { planId, email, confirmed }: { planId: string; email: string; confirmed: string | null | undefined },
): Promise<string | null> {
  const live = await liveAt(trx, user, email);
  if (!live) return null;
  const { subscription } = live;
  if (subscription.active_end_date === null)
    throw failure('ALREADY_OWNED', 'There is already a lifetime subscription.');
  const extension = changeId(services, subscription, {
    planId,
    kind: 'EXTENSION',
    total: 0,
    price: 0,
    renewal: 0,
  });
  if (subscription.plan_id !== planId || confirmed !== extension)
    throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has a plan and has not seen what will happen to it.');
  return extension;
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

/**
 * Whether paying a locked order of a plan would do to its buyer's live subscription what they never agreed to: end
 * another plan, or extend one by a preview that they didn't see, or that another order of theirs has already carried
 * out.
 */
export async function isUnseen(
  trx: Kysely<Database>,
  { id, confirmed_change: confirmed }: Pick<Order, 'id' | 'confirmed_change'>,
  planId: string,
  live: LockedSubscription | undefined,
): Promise<boolean> {
  if (!live) return false;
  if (live.plan.id !== planId || live.subscription.active_end_date === null || confirmed === null)
    return true;
  const paid = await trx
    .selectFrom('orders')
    .select('id')
    .where('confirmed_change', '=', confirmed)
    .where('status', '=', 'PAID')
    .where('id', '!=', id)
    .executeTakeFirst();
  return paid !== undefined;
}

/**
 * Refuses to retry the payment of a plan if the buyer has one by now, and the order doesn't extend it as confirmed.
 * @throws Failure PLAN_CHANGE_UNCONFIRMED
 */
export async function refuseSuperseded(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  order: Order,
): Promise<void> {
  const planId = await planBought(trx, services, order);
  if (planId === undefined) return;
  const live = await liveAt(trx, user, order.email ?? user.email ?? '');
  if (await isUnseen(trx, order, planId, live))
    throw failure('PLAN_CHANGE_UNCONFIRMED', 'The buyer has a plan by now.');
}
