import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Order } from './locks.ts';

/** One of the user's own orders. @throws Failure NOT_FOUND */
export async function ownOrder(db: Kysely<Database>, user: User, orderId: string): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!order) throw failure('NOT_FOUND', 'Order not found.');
  return order;
}
