import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type RefundRequestRow = Selectable<Database['refund_requests']>;

/** The id of the refund that an order's request makes: the same request never makes two. */
export const requestedRefundId = (orderId: string): string => `request:${orderId}`;

/** What the buyer of an order asked for; undefined where nothing was. */
export const requestOf = (db: Kysely<Database>, orderId: string): Promise<RefundRequestRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst();
