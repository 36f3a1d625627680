import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import { giveBackPresent, presentOfOrder } from '../presents/endPresent.ts';
import type { Services } from '../services.ts';
import { giveBackTime } from '../subscriptions/giveBackTime.ts';
import type { Order } from './locks.ts';
import { moveOrder, movePurchase } from './moves.ts';

/**
 * Gives back what a chargeback of a locked, REFUNDED order ended (`endAccess`), because the dispute was won: the order
 * is PAID again, and whoever had access has it for as long as they still would have had it.
 */
export async function giveBackAccess(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  lost: Selectable<Database['refunds']>,
): Promise<void> {
  await moveOrder(trx, order, 'PAID');
  const present = order.purpose === 'PRESENT' ? await presentOfOrder(trx, order) : undefined;
  if (present) await giveBackPresent(trx, services, present, lost.created_at);
  await giveBackPurchase(trx, services, order, present?.id, lost.created_at);
  if (lost.ended_plan_id !== null)
    await giveBackTime(
      trx,
      services,
      { ...order, user_id: present?.redeemed_by ?? order.user_id },
      { planId: lost.ended_plan_id, ms: lost.ended_ms },
    );
}

async function giveBackPurchase(
  trx: Kysely<Database>,
  { clock }: Services,
  order: Order,
  presentId: string | undefined,
  endedAt: Date,
): Promise<void> {
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where((eb) =>
      presentId === undefined ? eb('order_id', '=', order.id) : eb('present_id', '=', presentId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (purchase?.status !== 'REFUNDED') return;
  const { available_to: end } = purchase;
  const until = end && new Date(end.getTime() + clock().getTime() - endedAt.getTime());
  await movePurchase(trx, purchase, 'ACTIVE', { available_to: until });
  if (until) await enqueue(trx, 'purchase.expire', { purchaseId: purchase.id }, until);
}
