import type { NotNull } from 'kysely';
import { batched } from '../../kernel/batch.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import { creditNotesOf, type CreditNoteRow } from './creditNoteRows.ts';
import type { Order, Purchase, Transaction } from './locks.ts';

/** Batched loaders for what orders, transactions and purchases refer to: a list takes as many queries as one row. */
export const orderLoaders = perRequest(({ db }) => ({
  order: batched<string, Order>(async (ids) =>
    byKey(await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute(), ({ id }) => id),
  ),
  transaction: batched<string, Transaction>(async (ids) =>
    byKey(await db.selectFrom('transactions').selectAll().where('id', 'in', ids).execute(), ({ id }) => id),
  ),
  /** By order id: the newest attempt to pay it. */
  newestTransaction: batched<string, Transaction>(async (ids) =>
    byKey(
      await db
        .selectFrom('transactions')
        .selectAll()
        .distinctOn('order_id')
        .where('order_id', 'in', ids)
        .$narrowType<{ order_id: NotNull }>()
        // A successful attempt says more than a newer one that was refunded.
        .orderBy('order_id')
        .orderBy((eb) => eb('status', '=', 'SUCCEEDED'), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
      ({ order_id: orderId }) => orderId,
    ),
  ),
  /** By transaction id, without canceled ones. */
  creditNotes: batched<string, CreditNoteRow[]>(async (ids) => {
    const notes = await creditNotesOf(db, ids);
    return new Map(
      ids.map((id) => [id, notes.filter((note) => note.transactionId === id && note.canceledAt === null)]),
    );
  }),
  /** By order id. */
  purchase: batched<string, Purchase>(async (ids) =>
    byKey(
      await db
        .selectFrom('purchases')
        .selectAll()
        .where('order_id', 'in', ids)
        .$narrowType<{ order_id: NotNull }>()
        .execute(),
      ({ order_id: orderId }) => orderId,
    ),
  ),
}));

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));
