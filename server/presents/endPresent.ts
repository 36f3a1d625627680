import type { Kysely } from 'kysely';
import type { Order } from '../checkout/locks.ts';
import { movePurchase } from '../checkout/moves.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endSubscriptionOf } from '../subscriptions/end.ts';
import { waitingStates } from './presentRow.ts';

/**
 * Ends the present of a PRESENT order whose payment was given back or charged back as a whole: one that waits can no
 * longer be redeemed, and access by one that was redeemed ends.
 */
export async function endPresentOf(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const present = await trx
    .selectFrom('presents')
    .selectAll()
    .where('order_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst();
  if (!present) return;
  await trx
    .updateTable('presents')
    .set({ status: 'EXPIRED' })
    .where('id', '=', present.id)
    .where('status', 'in', waitingStates)
    .execute();
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('present_id', '=', present.id)
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'ACTIVE') await movePurchase(trx, purchase, 'REFUNDED');
  if (present.redeemed_by === null) return;
  const plan = await trx
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', present.product_id)
    .executeTakeFirst();
  if (plan) await endSubscriptionOf(trx, services, { ...order, user_id: present.redeemed_by });
}
