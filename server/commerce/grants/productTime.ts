import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { endOf, rebuildChain } from './chain.ts';
import { grant, liveGrants, type Grant, type NewGrant } from './grants.ts';

const day = 86_400_000;

/** A tariff of a product, as owned by one user. */
type Item = Pick<Grant, 'user_id' | 'subject' | 'tariff'>;

const isOf = (item: Item, { subject, tariff }: Pick<Grant, 'subject' | 'tariff'>): boolean =>
  subject === item.subject && tariff === item.tariff;

/** An item's live grants that have an end, in the order in which they run. */
export const timeOf = async (trx: Kysely<Database>, now: Date, item: Item): Promise<Grant[]> =>
  (await liveGrants(trx, item.user_id, now, 'PRODUCT')).filter(
    (each) => isOf(item, each) && each.ends_at !== null,
  );

/** When an item's time ends; undefined if there is none. */
async function timeEnd(trx: Kysely<Database>, now: Date, item: Item): Promise<Date | undefined> {
  const last = await trx
    .selectFrom('grants')
    .select('ends_at')
    .where('user_id', '=', item.user_id)
    .where('kind', '=', 'PRODUCT')
    .where('subject', '=', item.subject)
    .where('tariff', '=', item.tariff)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.ends_at ?? undefined;
}

/**
 * Grants a product for some days, after any time of the same tariff that its owner has, or from now on without an end.
 * The caller holds the owner's lock (`lockSubscriptionsOf`).
 */
export async function grantProduct(
  trx: Kysely<Database>,
  now: Date,
  values: Omit<NewGrant, 'kind' | 'tariff' | 'starts_at' | 'ends_at' | 'follows'> & { tariff: string },
  days: number | null,
): Promise<Grant> {
  const before = days === null ? undefined : await timeEnd(trx, now, values);
  const startsAt = before ?? now;
  return grant(trx, now, {
    ...values,
    kind: 'PRODUCT',
    starts_at: startsAt,
    ends_at: days === null ? null : new Date(startsAt.getTime() + days * day),
    follows: null,
  });
}

/** The distinct items among some grants of products. */
function itemsIn(grants: readonly Grant[]): Item[] {
  const products = grants.filter(({ kind }) => kind === 'PRODUCT');
  return [
    ...new Map(
      products.map(({ user_id, subject, tariff }) => [
        JSON.stringify([user_id, subject, tariff]),
        { user_id, subject, tariff },
      ]),
    ).values(),
  ];
}

/**
 * Closes the gaps in the time of the products of some grants after one was revoked or added, and updates when their
 * purchases end.
 */
export async function closeProductGaps(
  trx: Kysely<Database>,
  now: Date,
  changed: readonly Grant[],
): Promise<void> {
  for (const item of itemsIn(changed)) {
    await rebuildChain(trx, now, item.user_id, await timeOf(trx, now, item));
    await restatePurchases(trx, now, item);
  }
}

/** Makes the open purchases of an item end when what their orders granted ends. */
async function restatePurchases(trx: Kysely<Database>, now: Date, item: Item): Promise<void> {
  const purchases = await trx
    .selectFrom('purchases')
    .leftJoin('presents', 'presents.id', 'purchases.present_id')
    .select(['purchases.id', 'purchases.order_id', 'available_to', 'presents.order_id as present_order_id'])
    .where('purchases.user_id', '=', item.user_id)
    .where('purchases.product_id', '=', item.subject)
    .where('purchases.tariff_id', '=', item.tariff)
    .where('purchases.status', '=', 'ACTIVE')
    .where('available_to', 'is not', null)
    .orderBy('purchases.id')
    .execute();
  const time = await timeOf(trx, now, item);
  for (const { id, order_id: orderId, present_order_id: given, available_to: end } of purchases) {
    const endsAt = endOf(time.filter((each) => each.order_id === (orderId ?? given)));
    if (!endsAt || endsAt.getTime() === end?.getTime()) continue;
    await trx.updateTable('purchases').set({ available_to: endsAt }).where('id', '=', id).execute();
    await enqueue(trx, expirePurchaseJob, { purchaseId: id }, endsAt);
  }
}
