import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Catalogue, Chosen } from '../../catalogue/catalogue.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import type { Item } from './item.ts';
import { emptyPool, type KeyQuery } from './soldOut.ts';

/** Whom a key is given to: an order for good, the person who redeems it, or an activation. */
export type KeyOwner = { readonly orderId: string } | { readonly activationId: string };

const freeKey = (db: Kysely<Database>, pool: string) =>
  db
    .selectFrom('licence_keys')
    .select('id')
    .where('pool', '=', pool)
    .where('given_at', 'is', null)
    .orderBy('id')
    .limit(1);

/** Of a gift it says so: the buyer can choose another. */
const soldOut = (catalogue: Catalogue, { tariffId }: Chosen, at: Date, pool: string) =>
  catalogue.licencePools({ tariffId, giftId: null }, at).includes(pool)
    ? failure('SOLD_OUT', 'No licence key is left.')
    : failure('SOLD_OUT', 'No licence key of the gift is left.', { fields: { giftId: 'soldOut' } });

/** Refuses to price what there is no key for. @throws Failure SOLD_OUT, with `fields` for a gift */
export async function refuseSoldOut(context: KeyQuery, chosen: Chosen): Promise<void> {
  const pool = await emptyPool(context, chosen);
  if (pool !== undefined) throw soldOut(context.catalogue, chosen, context.clock(), pool);
}

/**
 * Refuses to begin a payment that there is no key for. The key is locked until the caller's database transaction ends:
 * where that pays at once, nobody else has taken it meanwhile.
 * @throws Failure SOLD_OUT, with `fields` for a gift
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
 * Gives a key of each pool that a choice has, once, in the database transaction of what it comes with. Where a pool ran
 * empty since the payment began, the key is owed (`owedKeys`).
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

/** Gives a free key that nobody else is being given; whether there was one. */
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

/** The keys of an item by their pools. An order whose money went back shows none. */
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

/** What a key is known by where it is erased. */
const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Puts keys into a pool; those that are or were in it already are left out. Gives how many are new. */
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
