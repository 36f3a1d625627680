import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A person's purchases of plans in some states. */
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

/** The orders whose time of a plan is not used up. */
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
 * Has a person's purchases of plans say what their time says: one whose time is used up, or went into another plan as
 * credit, is spent; one that has time again, because the other plan's payment went back, is good.
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

/** Ends a person's purchases of plans and what was activated by them, because the subscription ended. */
export async function expirePurchases(
  trx: Kysely<Database>,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<void> {
  await trx
    .updateTable('purchases')
    .set({ status: 'EXPIRED' })
    .where('id', 'in', planPurchases(trx, userId, ['ACTIVE']))
    .execute();
  await trx
    .updateTable('subscription_purchases')
    .set({ status: 'EXPIRED' })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'ACTIVE')
    .execute();
}
