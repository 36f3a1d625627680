import type { Kysely } from 'kysely';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder, type Order } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { liveStates } from './lock.ts';

/**
 * Expires the unpaid renewal and upgrade orders of a locked subscription, because something else decided about it.
 * Money that still arrives for one of them is refunded.
 */
export async function cancelOpenOrders(
  trx: Kysely<Database>,
  services: Services,
  subscriptionId: string,
  { except, purpose }: { except?: string; purpose?: 'RENEWAL' | 'UPGRADE' } = {},
): Promise<void> {
  const open = await trx
    .selectFrom('orders')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .where('purpose', 'in', purpose ? [purpose] : ['RENEWAL', 'UPGRADE'])
    .orderBy('id')
    .execute();
  for (const { id } of open) {
    if (id === except) continue;
    const order = await lockOrder(trx, id);
    if (order?.status !== 'OPEN' && order?.status !== 'CONFIRMED') continue;
    await closeAttempts(trx, services, await lockAttempts(trx, id));
    await transitionOrder(trx, order, 'EXPIRED');
  }
}

/**
 * Expires the unpaid upgrades of the person who has the time of a paid order, because money for that order is going
 * back: their price counts on it as a credit. The caller holds the lock of that person's subscriptions.
 */
export async function cancelUpgradesAfter(
  trx: Kysely<Database>,
  services: Services,
  { id: orderId }: Pick<Order, 'id'>,
): Promise<void> {
  const upgraded = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('status', 'in', liveStates)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('grants')
        .select('grants.user_id')
        .where('grants.order_id', '=', orderId)
        .where('grants.kind', '=', 'PLAN')
        .where('grants.revoked_at', 'is', null),
    )
    .execute();
  for (const { id } of upgraded) await cancelOpenOrders(trx, services, id, { purpose: 'UPGRADE' });
}

/** The unpaid orders of a subscription that their provider is processing a payment for. */
export const ordersInProcess = (
  db: Kysely<Database>,
  subscriptionId: string,
): Promise<Pick<Order, 'id' | 'purpose'>[]> =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'purpose'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('transactions')
          .select('transactions.id')
          .whereRef('transactions.order_id', '=', 'orders.id')
          .where('transactions.status', '=', 'PROCESSING'),
      ),
    )
    .execute();
