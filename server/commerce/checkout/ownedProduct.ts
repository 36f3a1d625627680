import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { activationOf } from '../subscriptions/activate.ts';
import { liveStates, liveSubscription } from '../subscriptions/lock.ts';

/** How a person has a product already, so that they need not buy it. */
export interface OwnedProduct {
  /**
   * INCLUDED: their subscription has an activation left for it. LIFETIME and OTHER_PLAN are said of plans: they have one
   * without an end, or another.
   */
  readonly kind: 'PURCHASED' | 'ACTIVATED' | 'INCLUDED' | 'LIFETIME' | 'OTHER_PLAN';
  /** The end of their access; null without one. */
  readonly availableTo: Date | null;
  /** The order that a purchase came by; null where a present was redeemed. */
  readonly orderId: string | null;
}

/** The open purchase of a product that lasts longest. */
const purchaseOf = (db: Kysely<Database>, userId: string, productId: string, now: Date) =>
  db
    .selectFrom('purchases')
    .select(['available_to', 'order_id'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]))
    .orderBy('available_to', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** The subscription of a person that has an activation left for a product. */
const subscriptionFor = (db: Kysely<Database>, userId: string, productId: string, now: Date) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('products', (join) => join.on('products.id', '=', productId))
    .select('subscriptions.id')
    .where('products.available_by_subscription', '=', true)
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.status', 'in', liveStates)
    .where('subscriptions.status', '<>', 'PAST_DUE')
    .where('activations_left', '>', 0)
    .where((eb) => eb.or([eb('active_end_date', 'is', null), eb('active_end_date', '>', now)]))
    .executeTakeFirst();

/** The plan that keeps a person from buying another; undefined where they have none, or the same one with an end. */
export async function planInTheWay(
  db: Kysely<Database>,
  { id: userId }: Pick<User, 'id'>,
  planId: string,
): Promise<OwnedProduct | undefined> {
  const live = await liveSubscription(db, userId);
  if (!live || (live.active_end_date !== null && live.plan_id === planId)) return undefined;
  const { active_end_date: availableTo } = live;
  return { kind: availableTo === null ? 'LIFETIME' : 'OTHER_PLAN', availableTo, orderId: null };
}

/** How a person, a guest too, has a product that is no plan already; undefined where they do not. */
export async function ownedProduct(
  db: Kysely<Database>,
  now: Date,
  { id: userId }: Pick<User, 'id'>,
  productId: string,
): Promise<OwnedProduct | undefined> {
  const bought = await purchaseOf(db, userId, productId, now);
  if (bought) return { kind: 'PURCHASED', availableTo: bought.available_to, orderId: bought.order_id };
  const activation = await activationOf(db, userId, productId, now);
  if (activation) return { kind: 'ACTIVATED', availableTo: activation.available_to, orderId: null };
  const included = await subscriptionFor(db, userId, productId, now);
  return included && { kind: 'INCLUDED', availableTo: null, orderId: null };
}

/** Whether a person can buy what they have: what was bought can be bought once more. */
export const canBuy = ({ kind }: Pick<OwnedProduct, 'kind'>): boolean => kind === 'PURCHASED';

/**
 * Refuses to sell a product that is no plan to a person whose subscription gives it to them. Only what is available by
 * subscription can be had that way.
 * @throws Failure ALREADY_OWNED
 */
export async function refuseOwned(
  trx: Kysely<Database>,
  now: Date,
  user: Pick<User, 'id'>,
  product: Pick<Selectable<Database['products']>, 'id' | 'available_by_subscription'>,
): Promise<void> {
  const owned = product.available_by_subscription && (await ownedProduct(trx, now, user, product.id));
  if (owned && !canBuy(owned)) throw failure('ALREADY_OWNED', 'The buyer has this by their subscription.');
}
