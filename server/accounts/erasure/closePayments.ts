import type { Kysely } from 'kysely';
import { releasePromoCode } from '../../commerce/checkout/promoUses.ts';
import { closeAttempts } from '../../commerce/orders/closeAttempts.ts';
import { lockAttempts } from '../../commerce/orders/locks.ts';
import { transitionOrder } from '../../commerce/orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';

/**
 * Expires what an account that is being erased has not paid yet, and closes it at the providers. Money that arrives
 * anyway finds nobody: that of an order is refunded (`settle`), that of a top-up waits in suspense. The caller holds the
 * locks of the accounts and of their orders.
 */
export async function closePayments(
  trx: Kysely<Database>,
  services: Services,
  userIds: readonly string[],
): Promise<void> {
  const open = await trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .orderBy('id')
    .execute();
  for (const order of open) {
    await closeAttempts(trx, services, await lockAttempts(trx, order.id));
    await transitionOrder(trx, order, 'EXPIRED');
    await releasePromoCode(trx, order.id);
  }
  const topUps = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('purpose', '=', 'TOP_UP')
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .forUpdate()
    .execute();
  await closeAttempts(trx, services, topUps);
}
