import type { Kysely } from 'kysely';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';

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
