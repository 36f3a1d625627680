import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type Order = Selectable<Database['orders']>;
/** An order without the columns that only fulfillment and the books need, as used by lists and payment pages. */
export type ListedOrder = Omit<
  Order,
  | 'utm'
  | 'present'
  | 'seal'
  | 'confirmed_change'
  | 'promised_days'
  | 'promised_months'
  | 'country'
  | 'waits_days'
>;
export type Transaction = Selectable<Database['transactions']>;
export type Purchase = Selectable<Database['purchases']>;

/** Whether a transaction's money came in, whatever happened to it since. */
export const isBooked = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'SUCCEEDED' ||
  status === 'PARTIALLY_REFUNDED' ||
  status === 'REFUNDED' ||
  status === 'CHARGED_BACK';

/** Locks an order. Lock order: an order always comes before its transactions, so that there are no deadlocks. */
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
