import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { lockOrder } from '../../commerce/orders/locks.ts';
import { lockGuest } from './mergeGuest.ts';
import { purchasesJob } from './resendPurchases.ts';

/**
 * Corrects the address that an order was bought with. What else the same guest bought with the mistyped one follows; the
 * links that went there end, and the right address is sent new ones.
 * @throws Failure CONFLICT if the address was erased, or is right
 */
export async function correctAddress(
  trx: Kysely<Database>,
  services: Services,
  { orderId, email }: { orderId: string; email: string },
): Promise<{ readonly from: string }> {
  const known = await trx
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const guest = await lockGuest(trx, known.user_id);
  const order = await lockOrder(trx, orderId);
  const from = order?.email ?? null;
  if (!order || from === null) throw failure('CONFLICT', 'This order has no address anymore.');
  if (from === email) throw failure('CONFLICT', 'The order has this address.');
  const now = services.clock();
  const theirs = trx
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      guest ? eb.and([eb('user_id', '=', guest.id), eb('email', '=', from)]) : eb('id', '=', order.id),
    );
  await trx
    .updateTable('order_codes')
    .set({ used_at: now, expires_at: now })
    .where('order_id', 'in', theirs)
    .where('expires_at', '>', now)
    .execute();
  await trx.updateTable('orders').set({ email }).where('id', 'in', theirs).execute();
  if (guest?.email === from)
    await trx.updateTable('users').set({ email }).where('id', '=', guest.id).execute();
  await enqueue(trx, purchasesJob, { email, lang: order.language }, now);
  return { from };
}
