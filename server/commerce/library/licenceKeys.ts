import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Catalogue, Chosen } from '../../catalogue/catalogue.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import type { Item } from './item.ts';
import { refuseFull, type SeatQuery } from './seats.ts';
import { emptyPool, type KeyQuery } from './soldOut.ts';

/** What a key is assigned to: an order, even if it's a gift for someone else, or an activation. */
export type KeyOwner = { readonly orderId: string } | { readonly activationId: string };

const freeKey = (db: Kysely<Database>, pool: string) =>
  db
    .selectFrom('licence_keys')
    .select('id')
    .where('pool', '=', pool)
    .where('given_at', 'is', null)
    .orderBy('id')
    .limit(1);

/** The error points out a bonus, since the buyer can choose another. */
const soldOut = (catalogue: Catalogue, { tariffId }: Chosen, at: Date, pool: string) =>
  catalogue.licencePools({ tariffId, giftId: null }, at).includes(pool)
    ? failure('SOLD_OUT', 'No license key is left.')
    : failure('SOLD_OUT', 'No license key of the bonus is left.', { fields: { giftId: 'soldOut' } });

/** Refuses to price what has no key or no seat left. @throws Failure SOLD_OUT, with `fields` for a bonus */
export async function refuseSoldOut(context: KeyQuery & SeatQuery, chosen: Chosen): Promise<void> {
  const pool = await emptyPool(context, chosen);
  if (pool !== undefined) throw soldOut(context.catalogue, chosen, context.clock(), pool);
  await refuseFull(context, chosen);
}

/**
 * Refuses to start a payment if no key is left. The key is locked until the caller's database transaction ends: if that
 * pays right away, no one else can have taken it.
 * @throws Failure SOLD_OUT, with `fields` for a bonus
 */
export async function holdKeys(
  trx: Kysely<Database>,
  services: Services,
  chosen: Chosen,
  acquiredAt: Date,
): Promise<void> {
  const catalogue = await catalogueIn(trx, services);
  for (const pool of catalogue.licencePools(chosen, acquiredAt))
    if (!(await freeKey(trx, pool).forUpdate().skipLocked().executeTakeFirst()))
      throw soldOut(catalogue, chosen, acquiredAt, pool);
}

/**
 * Assigns a key from each pool of a selection, once, in the database transaction that grants it. If a pool has run
 * empty since the payment started, the key is owed (`owedKeys`).
 */
export async function giveKeys(
  trx: Kysely<Database>,
  services: Services,
  owner: KeyOwner,
  chosen: Chosen,
  acquiredAt: Date,
): Promise<void> {
  const pools = (await catalogueIn(trx, services)).licencePools(chosen, acquiredAt);
  for (const pool of pools) await giveKey(trx, services.clock(), owner, pool);
}

/** Assigns a free key that isn't locked by anyone else; false if there is none. */
export async function giveKey(
  trx: Kysely<Database>,
  now: Date,
  owner: KeyOwner,
  pool: string,
): Promise<boolean> {
  const values = 'orderId' in owner ? { order_id: owner.orderId } : { activation_id: owner.activationId };
  const given = await trx
    .updateTable('licence_keys')
    .set({ ...values, given_at: now })
    .where('id', '=', freeKey(trx, pool).forUpdate().skipLocked())
    .executeTakeFirst();
  return given.numUpdatedRows === 1n;
}

/** An item's keys by pool; none for a refunded order. */
export async function keysOf(
  db: Kysely<Database>,
  { id, orderId }: Pick<Item, 'id' | 'orderId'>,
): Promise<Map<string, string>> {
  const keys = db.selectFrom('licence_keys').select(['pool', 'key']);
  const rows = await (
    orderId === null
      ? keys.where('activation_id', '=', id)
      : keys
          .innerJoin('orders', 'orders.id', 'licence_keys.order_id')
          .where('order_id', '=', orderId)
          .where('orders.status', '=', 'PAID')
  ).execute();
  return new Map(rows.flatMap(({ pool, key }) => (key === null ? [] : [[pool, key] as const])));
}

/**
 * An item's keys, to show them to its owner. They are marked as shown first, so that one that is going back to its pool
 * at this moment isn't among them.
 */
export async function showKeys(
  db: Kysely<Database>,
  now: Date,
  item: Pick<Item, 'id' | 'orderId'>,
): Promise<Map<string, string>> {
  await db
    .updateTable('licence_keys')
    .set({ shown_at: now })
    .where(item.orderId === null ? 'activation_id' : 'order_id', '=', item.orderId ?? item.id)
    .where('shown_at', 'is', null)
    .execute();
  return keysOf(db, item);
}

/**
 * Returns the keys of a gift that nobody can redeem any more, or of activations that have ended, to their pools, except
 * those that someone has seen.
 */
export async function returnKeys(
  trx: Kysely<Database>,
  owner: { readonly orderId: string } | { readonly activationIds: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('licence_keys')
    .set({ order_id: null, activation_id: null, given_at: null })
    .where((eb) =>
      'orderId' in owner
        ? eb('order_id', '=', owner.orderId)
        : eb('activation_id', 'in', ['', ...owner.activationIds]),
    )
    .where('shown_at', 'is', null)
    .where('key', 'is not', null)
    .execute();
}

/**
 * Moves the keys of an activation that ended to the one that restores it, and gives it others in place of those that
 * went back to their pools.
 */
export async function restoreKeys(
  trx: Kysely<Database>,
  services: Services,
  {
    from,
    to,
  }: { readonly from: { readonly id: string; readonly tariff_id: string | null }; readonly to: string },
): Promise<void> {
  await trx
    .updateTable('licence_keys')
    .set({ activation_id: to })
    .where('activation_id', '=', from.id)
    .execute();
  await giveMissingKeys(trx, services, { activationId: to }, { tariffId: from.tariff_id, giftId: null });
}

/** Gives what a selection's owner has no key of, after keys went back to their pools. */
export async function giveMissingKeys(
  trx: Kysely<Database>,
  services: Services,
  owner: KeyOwner,
  chosen: Chosen,
): Promise<void> {
  const now = services.clock();
  const [column, id] =
    'orderId' in owner
      ? (['order_id', owner.orderId] as const)
      : (['activation_id', owner.activationId] as const);
  const had = await trx.selectFrom('licence_keys').select('pool').where(column, '=', id).execute();
  const pools = (await catalogueIn(trx, services)).licencePools(chosen, now);
  for (const pool of pools) if (!had.some((key) => key.pool === pool)) await giveKey(trx, now, owner, pool);
}

/** Identifies a key even after it has been erased. */
const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Adds keys to a pool, without those that are or were in it already; returns how many are new. */
export async function addKeys(
  trx: Kysely<Database>,
  now: Date,
  pool: string,
  keys: readonly string[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < keys.length; at += 1000) {
    const rows = keys
      .slice(at, at + 1000)
      .map((key) => ({ pool, key, key_hash: keyHash(key), added_at: now }));
    const { numInsertedOrUpdatedRows: count = 0n } = await trx
      .insertInto('licence_keys')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['pool', 'key_hash']).doNothing())
      .executeTakeFirstOrThrow();
    added += Number(count);
  }
  return added;
}

/** The orders that a license key was assigned to; keys of two sources may be the same text. */
export async function ordersOfKey(db: Kysely<Database>, key: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('licence_keys')
    .select('order_id')
    .where('key_hash', '=', keyHash(key))
    .execute();
  return rows.map(({ order_id: id }) => id);
}
