import type { Kysely } from 'kysely';
import { isUndecided } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import { isOptedOut } from '../../mail/reminderOptOuts.ts';
import { ownedProduct } from '../checkout/ownedProduct.ts';
import { isBooked, type Order } from '../orders/locks.ts';
import { liveStates } from '../subscriptions/lock.ts';

/** An order with the email address it was to be paid with. */
export type RemindedOrder = Order & { readonly email: string };

/** Whether money came in for an order, even if it was refunded since, or still may. */
async function hasMoney(trx: Kysely<Database>, { id }: Order): Promise<boolean> {
  const attempts = await trx.selectFrom('transactions').select('status').where('order_id', '=', id).execute();
  return attempts.some((attempt) => isBooked(attempt) || isUndecided(attempt.status));
}

/** The buyer, the account with the order's address, and the users who ordered with it. */
const peopleOf = (trx: Kysely<Database>, { user_id: userId, email }: RemindedOrder) =>
  trx
    .selectFrom('users')
    .select(['id', 'login', 'blocked_at', 'deletion_date'])
    .where((eb) =>
      eb.or([
        eb('id', '=', userId),
        eb('login', '=', email),
        eb('id', 'in', eb.selectFrom('orders').select('user_id').where('email', '=', email)),
      ]),
    )
    .execute();

/** Whether these users have paid for a product since an order was started, or are about to. */
async function isBoughtOtherwise(
  trx: Kysely<Database>,
  { id, product_id: productId, created_at: begunAt }: Order,
  userIds: readonly string[],
): Promise<boolean> {
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('product_id', '=', productId)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('paid_at', '>', begunAt), eb('status', 'in', ['OPEN', 'CONFIRMED'])]))
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Whether one of these users has what an order is for: this tariff of the product, or a subscription that includes it.
 */
async function isOwned(
  trx: Kysely<Database>,
  now: Date,
  { product_id: productId, tariff_id: tariffId }: Order,
  userIds: readonly string[],
): Promise<boolean> {
  const bought = await trx
    .selectFrom('purchases')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('product_id', '=', productId)
    .where('tariff_id', '=', tariffId)
    .where('status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('available_to', 'is', null), eb('available_to', '>', now)]))
    .executeTakeFirst();
  if (bought) return true;
  for (const id of userIds) {
    const owned = await ownedProduct(trx, now, { id }, { productId, tariffId });
    if (owned?.kind === 'ACTIVATED' || owned?.kind === 'INCLUDED') return true;
  }
  return false;
}

const hasSubscription = async (trx: Kysely<Database>, userIds: readonly string[]): Promise<boolean> =>
  (await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', 'in', userIds)
    .where('status', 'in', liveStates)
    .executeTakeFirst()) !== undefined;

/**
 * Whether the buyer of an expired order may be reminded of it: nothing was paid, they haven't got it another way, their
 * account isn't blocked or being deleted, and they haven't opted out.
 */
export async function mayRemind(
  trx: Kysely<Database>,
  now: Date,
  order: RemindedOrder,
  isPlan: boolean,
): Promise<boolean> {
  if (order.status !== 'EXPIRED' || order.reminded_at !== null || (await hasMoney(trx, order))) return false;
  const people = await peopleOf(trx, order);
  const isLeaving = people.some((person) => person.blocked_at !== null || person.deletion_date !== null);
  const addresses = [order.email, ...people.flatMap(({ login }) => login ?? [])];
  if (isLeaving || (await isOptedOut(trx, addresses))) return false;
  const userIds = people.map(({ id }) => id);
  if (await isBoughtOtherwise(trx, order, userIds)) return false;
  if (order.purpose === 'PRESENT') return true;
  return !(isPlan ? await hasSubscription(trx, userIds) : await isOwned(trx, now, order, userIds));
}
