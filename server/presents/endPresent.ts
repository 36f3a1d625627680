import type { Kysely } from 'kysely';
import type { Order } from '../checkout/locks.ts';
import { movePresent, movePurchase } from '../checkout/moves.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { endSubscriptionOf, type EndedTime } from '../subscriptions/end.ts';
import { isWaiting, type PresentRow } from './presentRow.ts';

/** The present of an order, locked. */
export const presentOfOrder = (
  trx: Kysely<Database>,
  order: Pick<Order, 'id'>,
): Promise<PresentRow | undefined> =>
  trx.selectFrom('presents').selectAll().where('order_id', '=', order.id).forUpdate().executeTakeFirst();

/**
 * Ends the present of a PRESENT order whose payment was given back or charged back as a whole: one that waits can no
 * longer be redeemed, and access by one that was redeemed ends. Gives the subscription's time that ended.
 */
export async function endPresentOf(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<EndedTime | undefined> {
  const present = await presentOfOrder(trx, order);
  if (!present) return undefined;
  if (isWaiting(present)) await movePresent(trx, present, 'EXPIRED');
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('present_id', '=', present.id)
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status === 'ACTIVE') await movePurchase(trx, purchase, 'REFUNDED');
  if (present.redeemed_by === null) return undefined;
  const plan = await trx
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', present.product_id)
    .executeTakeFirst();
  return plan && endSubscriptionOf(trx, services, { ...order, user_id: present.redeemed_by });
}

/** Lets a present that a dispute ended be taken after all, for as long as it could have been. */
export async function giveBackPresent(
  trx: Kysely<Database>,
  { clock }: Services,
  present: PresentRow,
  endedAt: Date,
): Promise<void> {
  if (present.status !== 'EXPIRED' || present.expires_at <= endedAt) return;
  const expiresAt = new Date(present.expires_at.getTime() + clock().getTime() - endedAt.getTime());
  await movePresent(trx, present, 'PURCHASED', { expires_at: expiresAt });
  await enqueue(trx, 'present.expire', { presentId: present.id }, expiresAt);
}
