import type { Kysely, Updateable } from 'kysely';
import {
  canMove,
  orderMoves,
  presentMoves,
  purchaseMoves,
  transactionMoves,
  type OrderState,
  type PresentState,
  type PurchaseState,
  type TransactionState,
} from '../../src/shared/states.ts';
import type { Database } from '../database/schema.ts';

/** A move that no state table allows. It is a fault of ours, never of the caller's input. */
export class RefusedMove extends Error {
  constructor(what: string, from: string, to: string) {
    super(`${what} cannot go from ${from} to ${to}`);
    this.name = 'RefusedMove';
  }
}

/** @throws RefusedMove unless the table allows it. */
export function assertMove<State extends string>(
  what: string,
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): void {
  if (!canMove(moves, from, to)) throw new RefusedMove(what, from, to);
}

/** Moves a transaction that the caller holds locked and stamps the change. @throws RefusedMove */
export async function moveTransaction(
  trx: Kysely<Database>,
  now: Date,
  transaction: { id: string; status: TransactionState },
  to: TransactionState,
): Promise<void> {
  assertMove<TransactionState>(`transaction ${transaction.id}`, transactionMoves, transaction.status, to);
  await trx
    .updateTable('transactions')
    .set({ status: to, date_of_status_change: now })
    .where('id', '=', transaction.id)
    .execute();
}

/** Moves an order that the caller holds locked. @throws RefusedMove */
export async function moveOrder(
  trx: Kysely<Database>,
  order: { id: string; status: OrderState },
  to: OrderState,
): Promise<void> {
  assertMove<OrderState>(`order ${order.id}`, orderMoves, order.status, to);
  await trx.updateTable('orders').set({ status: to }).where('id', '=', order.id).execute();
}

type PurchaseChanges = Pick<Updateable<Database['purchases']>, 'available_to'>;

/** Moves a purchase that the caller holds locked, with what else changes. @throws RefusedMove */
export async function movePurchase(
  trx: Kysely<Database>,
  purchase: { id: string; status: PurchaseState },
  to: PurchaseState,
  changes: PurchaseChanges = {},
): Promise<void> {
  assertMove<PurchaseState>(`purchase ${purchase.id}`, purchaseMoves, purchase.status, to);
  await trx
    .updateTable('purchases')
    .set({ ...changes, status: to })
    .where('id', '=', purchase.id)
    .execute();
}

type PresentChanges = Pick<Updateable<Database['presents']>, 'redeemed_by' | 'redeemed_at' | 'expires_at'>;

/** Moves a present that the caller holds locked, with what else changes. @throws RefusedMove */
export async function movePresent(
  trx: Kysely<Database>,
  present: { id: string; status: PresentState },
  to: PresentState,
  changes: PresentChanges = {},
): Promise<void> {
  assertMove<PresentState>(`present ${present.id}`, presentMoves, present.status, to);
  await trx
    .updateTable('presents')
    .set({ ...changes, status: to })
    .where('id', '=', present.id)
    .execute();
}
