import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder, type Order } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { recordUnpaid } from './recordUnpaid.ts';
import type { Claim } from './valueSources.ts';

/** An order for the difference, with a failed attempt, so that it is listed with the payments and can be paid there. */
export async function orderDifference(
  trx: Kysely<Database>,
  now: Date,
  userId: string,
  { claim, currencyId, dueAt }: { claim: Claim; currencyId: string; dueAt: Date },
): Promise<Order> {
  const claimed = await trx
    .selectFrom('orders')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .select(['product_id', 'tariff_id', 'orders.email', 'orders.language', 'users.email as own_email'])
    .select('languages.prefix')
    .where('orders.id', '=', claim.orderId)
    .executeTakeFirstOrThrow();
  const order = await trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: userId,
      status: 'OPEN',
      product_id: claimed.product_id,
      tariff_id: claimed.tariff_id,
      gift_id: null,
      promo_code: null,
      currency_id: currencyId,
      default_minor: claim.amount,
      total_minor: claim.amount,
      email: claimed.own_email ?? claimed.email ?? '',
      language: claimed.prefix ?? claimed.language,
      utm: '{}',
      created_at: now,
      expires_at: dueAt,
      purpose: 'DIFFERENCE',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordUnpaid(trx, now, order);
  return order;
}

/** Expires the order by which a difference could be paid. */
export async function closeDifference(
  trx: Kysely<Database>,
  services: Services,
  { payable_by: orderId }: { payable_by: string | null },
): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(trx, orderId);
  if (order?.status !== 'OPEN' && order?.status !== 'CONFIRMED') return;
  await closeAttempts(trx, services, await lockAttempts(trx, order.id));
  await transitionOrder(trx, order, 'EXPIRED');
}
