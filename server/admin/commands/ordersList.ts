import { sql, type SqlBool } from 'kysely';
import { ordersList } from '../../../src/shared/desk/orders.ts';
import { implement } from '../act.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { orderRow, orderRows } from '../orderRows.ts';

/** The options of every list of orders. */
export const orderOptions = {
  from: { value: '2026-11-01', help: 'since the start of this day in the shop’s time zone, or this moment' },
  until: { value: '2026-11-30', help: 'until the end of this day, or this moment' },
  product: { value: 'id', help: 'of this product' },
  tariff: { value: 'id', help: 'of this tariff' },
  status: { value: 'PAID', help: 'in this state' },
  currency: { value: 'EUR', help: 'in this currency' },
  country: { value: 'DE', help: 'of buyers in this country' },
  language: { value: 'de', help: 'bought in this language' },
  campaign: { value: 'name', help: 'of buyers who came with this utm_campaign' },
  promo: { value: 'CODE', help: 'with this promo code' },
  email: { value: 'address', help: 'bought with this address' },
  user: { value: 'login', help: 'of this account' },
} as const;

export const orders = implement(ordersList, {
  run: async (db, { lang }, { cursor, limit, ...filter }) => {
    let query = await orderRows(db, filter);
    if (cursor !== undefined) {
      const { at, id } = readCursor(cursor);
      query = query.where(sql<SqlBool>`(orders.created_at, orders.id) < (${at}::timestamptz, ${id})`);
    }
    const rows = await query
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      rows: shown.map((row) => orderRow(row, lang)),
      next: last && rows.length > limit ? cursorOf({ at: last.exact, id: last.id }) : null,
    };
  },
  shell: {
    summary: 'Lists orders, newest first.',
    positionals: [],
    options: {
      ...orderOptions,
      limit: { value: '50', help: 'so many on a page, at most 200' },
      cursor: { value: 'text', help: 'the page after this one' },
    },
    lines: ({ rows, next }) => [
      ...rows.map(
        ({ createdAt, number, id, status, purpose, title, total }) =>
          `${createdAt}  ${number}  ${id}  ${status}  ${purpose}  ${title}  ${total.amount} ${total.currency}`,
      ),
      ...(next === null ? [] : [`There are more: --cursor ${next}`]),
    ],
  },
});
