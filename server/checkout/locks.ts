import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Order = Selectable<Database['orders']>;
export type Transaction = Selectable<Database['transactions']>;
export type Purchase = Selectable<Database['purchases']>;

/** Locks an order. An order is always locked before its transactions, so that no two ever wait for each other. */
export const lockOrder = (trx: Kysely<Database>, id: string): Promise<Order | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the attempts of a locked order. */
export const lockAttempts = (trx: Kysely<Database>, orderId: string): Promise<Transaction[]> =>
  trx
    .selectFrom('transactions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
