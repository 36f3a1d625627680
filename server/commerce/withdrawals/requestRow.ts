import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type RefundRequestRow = Selectable<Database['refund_requests']>;

/** The id of the refund for an order's request, so that one request never makes two. */
export const requestedRefundId = (orderId: string): string => `request:${orderId}`;

/** An order's refund request; undefined if there is none. */
export const requestOf = (db: Kysely<Database>, orderId: string): Promise<RefundRequestRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst();
