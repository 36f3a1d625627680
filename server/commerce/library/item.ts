import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { liveGrants } from '../grants/grants.ts';

/** Something a user bought, was given or activated. */
export interface Item {
  /** The id of the purchase or activation. */
  readonly id: string;
  readonly userId: string;
  readonly productId: string;
  /** The tariff that was bought; null for an activation. */
  readonly tariffId: string | null;
  /** The tariff whose goods it opens. */
  readonly openedTariffId: string | null;
  /** The bonus that came with it. */
  readonly giftId: string | null;
  /** The order it came from; null for an activation. */
  readonly orderId: string | null;
  /** The same if the owner placed it; a gift was ordered by someone else. */
  readonly ownOrderId: string | null;
  /** When it was ordered or activated; what was archived later still belongs to it. */
  readonly acquiredAt: Date;
  /** Whether its contents are open now. */
  readonly isOpen: boolean;
  /** Whether its owner archived the purchase; null for an activation, which isn't in that list. */
  readonly isArchived: boolean | null;
  /** When access ends; null if never. */
  readonly endsAt: Date | null;
}

const purchaseOf = (db: Kysely<Database>, userId: string, id: string) =>
  db
    .selectFrom('purchases')
    .leftJoin('orders', 'orders.id', 'purchases.order_id')
    .leftJoin('presents', 'presents.id', 'purchases.present_id')
    .select([
      'purchases.product_id',
      'purchases.tariff_id',
      'purchases.gift_id',
      'available_to',
      'purchases.order_id as own_order_id',
      'purchases.archived_at',
    ])
    .select((eb) => [
      eb.fn.coalesce('purchases.order_id', 'presents.order_id').as('order_id'),
      eb.fn.coalesce('orders.created_at', 'presents.created_at', 'purchases.created_at').as('acquired_at'),
    ])
    .where('purchases.id', '=', id)
    .where('purchases.user_id', '=', userId)
    .executeTakeFirst();

const activationOf = (db: Kysely<Database>, userId: string, id: string) =>
  db
    .selectFrom('subscription_purchases')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
    .select([
      'subscription_purchases.product_id',
      'subscription_purchases.tariff_id',
      'subscription_purchases.available_to',
    ])
    .select('subscription_purchases.created_at as acquired_at')
    .where('subscription_purchases.id', '=', id)
    .where('subscriptions.user_id', '=', userId)
    .executeTakeFirst();

/** The later of two ends; null means never. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other;

/**
 * A user's purchase or activation; undefined if they have none with that id. What it opens depends on the grants that
 * are live now, not on what was stored at purchase.
 */
export async function itemOf(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  id: string,
): Promise<Item | undefined> {
  const purchase = await purchaseOf(db, userId, id);
  const found = purchase ?? (await activationOf(db, userId, id));
  if (!found) return undefined;
  const tariffId = purchase?.tariff_id ?? null;
  const grants = await liveGrants(db, userId, now, purchase ? 'PRODUCT' : 'ACTIVATION');
  const own = grants.filter(({ subject, tariff }) => subject === found.product_id && tariff === tariffId);
  const isOpen = own.some(({ starts_at: start }) => start <= now);
  return {
    id,
    userId,
    productId: found.product_id,
    tariffId,
    openedTariffId: found.tariff_id,
    giftId: purchase?.gift_id ?? null,
    orderId: purchase?.order_id ?? null,
    ownOrderId: purchase?.own_order_id ?? null,
    acquiredAt: found.acquired_at,
    isOpen,
    isArchived: purchase ? purchase.archived_at !== null : null,
    // Time bought again follows without a gap.
    endsAt: isOpen ? own.map(({ ends_at: end }) => end).reduce(later) : found.available_to,
  };
}
