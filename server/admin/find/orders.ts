import { sql, type Kysely } from 'kysely';
import type { Found } from '../../../src/shared/desk/find.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { ordersOfKey } from '../../commerce/library/licenceKeys.ts';
import type { Database } from '../../database/schema.ts';
import { orderIdOf } from '../orderInput.ts';
import { orderRow, orderRows } from '../orderRows.ts';
import { most } from './customers.ts';

type Order = Extract<Found, { kind: 'ORDER' }>;
type Ids = Promise<readonly (string | null)[]>;

/** Ways to find orders by what people read from a receipt, a statement, a card, or a license. */
const ways: Readonly<Partial<Record<Order['by'], (db: Kysely<Database>, text: string) => Ids>>> = {
  ORDER_NUMBER: async (db, text) => {
    const id = /^[\dA-Z]{4}[\s-]?[\dA-Z]{4}$/i.test(text) ? await orderIdOf(db, text) : undefined;
    return id === undefined ? [] : [id];
  },
  RECEIPT: async (db, text) => {
    const number = /^#?(\d{1,15})$/.exec(text)?.[1];
    if (number === undefined) return [];
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('receipt_number', '=', Number(number))
      .execute();
    return rows.map(({ id }) => id);
  },
  CREDIT_NOTE: async (db, text) => {
    const number = /^CN-?(\d{1,15})$/i.exec(text)?.[1];
    if (number === undefined) return [];
    const rows = await db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .select('order_id')
      .where('credit_number', '=', Number(number))
      .execute();
    return rows.map(({ order_id: id }) => id);
  },
  LAST_DIGITS: async (db, text) => {
    if (!/^\d{4}$/.test(text)) return [];
    const rows = await db
      .selectFrom('saved_methods')
      .innerJoin('orders', 'orders.user_id', 'saved_methods.user_id')
      .select('orders.id')
      .where(sql<string>`right(saved_methods.label, 4)`, '=', text)
      .orderBy('orders.created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  PROVIDER_ID: async (db, text) => {
    if (text.length < 6) return [];
    const paid = await db
      .selectFrom('transactions')
      .select('order_id')
      .where('provider_reference', '=', text)
      .execute();
    const back = await db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .select('order_id')
      .where('refunds.provider_reference', '=', text)
      .execute();
    const disputed = await db
      .selectFrom('disputes')
      .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
      .select('order_id')
      .where('disputes.id', '=', text)
      .execute();
    return [...paid, ...back, ...disputed].map(({ order_id: id }) => id);
  },
  LICENSE_KEY: ordersOfKey,
  ID: async (db, text) => {
    const paid = await db.selectFrom('transactions').select('order_id').where('id', '=', text).execute();
    const own = await db.selectFrom('orders').select('id').where('id', '=', text).execute();
    return [...paid.map(({ order_id: id }) => id), ...own.map(({ id }) => id)];
  },
};

/** The orders that a text can mean, each once, with what it was found by. */
export async function findOrders(
  db: Kysely<Database>,
  text: string,
  lang: Lang | undefined,
): Promise<Order[]> {
  const asked = Object.entries(ways) as [Order['by'], (db: Kysely<Database>, text: string) => Ids][]; // the keys of the table itself
  const found = await Promise.all(asked.map(async ([way, idsOf]) => [way, await idsOf(db, text)] as const));
  const by = new Map<string, Order['by']>();
  for (const [way, ids] of found) for (const id of ids) if (id !== null && !by.has(id)) by.set(id, way);
  if (by.size === 0) return [];
  const rows = await (
    await orderRows(db, {})
  )
    .where('orders.id', 'in', [...by.keys()].slice(0, most))
    .orderBy('orders.created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const { id, number, status, title, email, total, createdAt } = orderRow(row, lang);
    return { kind: 'ORDER', by: by.get(id) ?? 'ID', id, number, status, title, email, total, createdAt };
  });
}
