import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What gives a user access to a product. */
interface OpenItem {
  readonly productId: string;
  /** The id of the purchase or activation. */
  readonly itemId: string;
}

/**
 * What a user bought, was given or activated and can open now: one item per product, the one that lasts longest. No
 * plans.
 */
export async function openItems(db: Kysely<Database>, now: Date, userId: string): Promise<OpenItem[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('purchases')
        .select(['product_id', 'id', 'available_to'])
        .where('user_id', '=', userId)
        .where('status', '=', 'ACTIVE')
        .where('product_id', 'not in', eb.selectFrom('plans').select('product_id'))
        .unionAll(
          eb
            .selectFrom('subscription_purchases')
            .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
            .select(['subscription_purchases.product_id', 'subscription_purchases.id', 'available_to'])
            .where('subscriptions.user_id', '=', userId)
            .where('subscription_purchases.status', '=', 'ACTIVE'),
        )
        .as('items'),
    )
    .distinctOn('product_id')
    .select(['product_id as productId', 'id as itemId'])
    .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]))
    .orderBy('product_id')
    .orderBy('available_to', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
}
