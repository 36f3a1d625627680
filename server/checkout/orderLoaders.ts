import type { NotNull } from 'kysely';
import { batched } from '../catalogue/batch.ts';
import { allCurrencies } from '../catalogue/directories.ts';
import type { Currency } from '../catalogue/prices.ts';
import { perRequest } from '../graphql/perRequest.ts';
import type { Order, Purchase, Transaction } from './locks.ts';

/** What orders, transactions and purchases refer to, loaded together: a list costs as many queries as one row. */
export const orderLoaders = perRequest(({ db }) => ({
  order: batched<string, Order>(async (ids) =>
    byKey(await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute(), ({ id }) => id),
  ),
  transaction: batched<string, Transaction>(async (ids) =>
    byKey(await db.selectFrom('transactions').selectAll().where('id', 'in', ids).execute(), ({ id }) => id),
  ),
  /** By the order's id: the newest attempt to pay it. */
  newestTransaction: batched<string, Transaction>(async (ids) =>
    byKey(
      await db
        .selectFrom('transactions')
        .selectAll()
        .distinctOn('order_id')
        .where('order_id', 'in', ids)
        .$narrowType<{ order_id: NotNull }>()
        // An attempt that was paid says more than a newer one that was given back.
        .orderBy('order_id')
        .orderBy((eb) => eb('status', '=', 'SUCCEEDED'), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
      ({ order_id: orderId }) => orderId,
    ),
  ),
  /** By the order's id. */
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
  currency: async (id: string): Promise<Currency | undefined> =>
    (await allCurrencies(db)).find((currency) => currency.id === id),
}));

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [key(row), row]));
