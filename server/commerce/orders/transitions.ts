import type { Kysely, Updateable, UpdateObject } from 'kysely';
import {
  canTransition,
  orderTransitions,
  presentTransitions,
  purchaseTransitions,
  transactionTransitions,
  type OrderState,
  type PresentState,
  type PurchaseState,
  type TransactionState,
} from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import type { Transaction } from './locks.ts';

/** A transition that no state table allows. That's a bug of ours, never caused by the caller's input. */
export class RefusedTransition extends Error {
  constructor(what: string, from: string, to: string) {
    super(`${what} cannot go from ${from} to ${to}`);
    this.name = 'RefusedTransition';
  }
}

/** @throws RefusedTransition unless the table allows it. */
export function assertTransition<State extends string>(
  what: string,
  transitions: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): void {
  if (!canTransition(transitions, from, to)) throw new RefusedTransition(what, from, to);
}

type TransactionChanges = Pick<
  Updateable<Database['transactions']>,
  'actual_amount_minor' | 'actual_currency_id' | 'fee_minor' | 'provider_reference'
>;

/**
 * Transitions a transaction the caller has locked, along with other changes, and timestamps it; returns the updated
 * row.
 * @throws RefusedTransition
 */
export async function transitionTransaction(
  trx: Kysely<Database>,
  now: Date,
  transaction: { id: string; status: TransactionState },
  to: TransactionState,
  changes: TransactionChanges = {},
): Promise<Transaction> {
  assertTransition<TransactionState>(
    `transaction ${transaction.id}`,
    transactionTransitions,
    transaction.status,
    to,
  );
  return trx
    .updateTable('transactions')
    .set({ ...changes, status: to, date_of_status_change: now })
    .where('id', '=', transaction.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type OrderChanges = Pick<UpdateObject<Database, 'orders'>, 'paid_at' | 'tax_rate_bp'>;

/** Transitions an order the caller has locked, along with other changes. @throws RefusedTransition */
export async function transitionOrder(
  trx: Kysely<Database>,
  order: { id: string; status: OrderState },
  to: OrderState,
  changes: OrderChanges = {},
): Promise<void> {
  assertTransition<OrderState>(`order ${order.id}`, orderTransitions, order.status, to);
  await trx
    .updateTable('orders')
    .set({ ...changes, status: to })
    .where('id', '=', order.id)
    .execute();
}

type PurchaseChanges = Pick<Updateable<Database['purchases']>, 'available_to' | 'starts_at'>;

/** Transitions a purchase the caller has locked, along with other changes. @throws RefusedTransition */
export async function transitionPurchase(
  trx: Kysely<Database>,
  purchase: { id: string; status: PurchaseState },
  to: PurchaseState,
  changes: PurchaseChanges = {},
): Promise<void> {
  assertTransition<PurchaseState>(`purchase ${purchase.id}`, purchaseTransitions, purchase.status, to);
  await trx
    .updateTable('purchases')
    .set({ ...changes, status: to })
    .where('id', '=', purchase.id)
    .execute();
}

type PresentChanges = Pick<Updateable<Database['presents']>, 'redeemed_by' | 'redeemed_at' | 'expires_at'>;

/** Transitions a gift the caller has locked, along with other changes. @throws RefusedTransition */
export async function transitionPresent(
  trx: Kysely<Database>,
  present: { id: string; status: PresentState },
  to: PresentState,
  changes: PresentChanges = {},
): Promise<void> {
  assertTransition<PresentState>(`present ${present.id}`, presentTransitions, present.status, to);
  await trx
    .updateTable('presents')
    .set({ ...changes, status: to })
    .where('id', '=', present.id)
    .execute();
}
