import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { returnKeys } from '../library/licenceKeys.ts';

/** A user's purchases of plans, in some states. */
const planPurchases = (
  trx: Kysely<Database>,
  userId: string,
  states: readonly ('ACTIVE' | 'SPENT' | 'EXPIRED')[],
) =>
  trx
    .selectFrom('purchases')
    .leftJoin('presents', 'presents.id', 'purchases.present_id')
    .select('purchases.id')
    .where('purchases.user_id', '=', userId)
    .where('purchases.status', 'in', states)
    .where('purchases.product_id', 'in', trx.selectFrom('plans').select('product_id'));

/** The orders that have plan time left. */
const ordersWithTime = (trx: Kysely<Database>, now: Date, userId: string) =>
  trx
    .selectFrom('grants')
    .select('grants.order_id')
    .where('grants.user_id', '=', userId)
    .where('grants.kind', '=', 'PLAN')
    .where('grants.order_id', 'is not', null)
    .where('grants.revoked_at', 'is', null)
    .where((of) => of.or([of('grants.ends_at', 'is', null), of('grants.ends_at', '>', now)]));

/**
 * Updates a user's purchases of plans to match their time: one whose time is used up, or was credited to another plan,
 * is spent; one that has time again, because the other plan's payment was refunded, is active.
 */
export async function restatePurchases(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  const orderId = sql<string>`coalesce(purchases.order_id, presents.order_id)`;
  const withTime = ordersWithTime(trx, now, userId);
  await trx
    .updateTable('purchases')
    .set({ status: 'SPENT', spent_at: now })
    .where('id', 'in', planPurchases(trx, userId, ['ACTIVE']).where(orderId, 'not in', withTime))
    .execute();
  await trx
    .updateTable('purchases')
    .set({ status: 'ACTIVE', spent_at: null })
    .where('id', 'in', planPurchases(trx, userId, ['SPENT', 'EXPIRED']).where(orderId, 'in', withTime))
    .execute();
}

/** Expires a user's purchases of plans and what was activated with them, because the subscription ended. */
export async function expirePurchases(
  trx: Kysely<Database>,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<void> {
  await trx
    .updateTable('purchases')
    .set({ status: 'EXPIRED' })
    .where('id', 'in', planPurchases(trx, userId, ['ACTIVE']))
    .execute();
  const ended = await trx
    .updateTable('subscription_purchases')
    .set({ status: 'EXPIRED' })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .execute();
  await returnKeys(trx, { activationIds: ended.map(({ id }) => id) });
}
