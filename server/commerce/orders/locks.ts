import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type Order = Selectable<Database['orders']>;
/** An order without what only its fulfilment needs: as lists and pages of payments know it. */
export type ListedOrder = Omit<Order, 'utm' | 'present'>;
export type Transaction = Selectable<Database['transactions']>;
export type Purchase = Selectable<Database['purchases']>;

/** Whether a transaction's money came in, whatever became of it since. */
export const isBooked = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'SUCCEEDED' ||
  status === 'PARTIALLY_REFUNDED' ||
  status === 'REFUNDED' ||
  status === 'CHARGED_BACK';

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
