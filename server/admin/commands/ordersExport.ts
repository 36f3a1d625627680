import { sql, type SqlBool } from 'kysely';
import { ordersExport, ordersFilters, type OrderRow } from '../../../src/shared/desk/orders.ts';
import { fallbackLang, siteLanguages } from '../../../src/shared/languages.ts';
import { localize } from '../../catalogue/words.ts';
import { byteOrderMark, csvRow } from '../../commerce/wallet/csv.ts';
import { implement } from '../act.ts';
import { DeskFile } from '../desk/deskFile.ts';
import type { AdminContext } from '../command.ts';
import { audit } from '../command.ts';
import { orderRow, orderRows, type OrderFilter } from '../orderRows.ts';
import { orderOptions } from './ordersList.ts';

/** The rows of one query, and of one part of the file. */
const batchSize = 1000;

const columns: Readonly<Record<string, (row: OrderRow) => string>> = {
  created: (row) => row.createdAt,
  paid: (row) => row.paidAt ?? '',
  number: (row) => row.number,
  id: (row) => row.id,
  status: (row) => row.status,
  purpose: (row) => row.purpose,
  email: (row) => row.email ?? '',
  customer: (row) => row.userId,
  product: (row) => row.title,
  tariff: (row) => row.tariff,
  total: (row) => row.total.amount,
  currency: (row) => row.total.currency,
  receipt: (row) => (row.receipt === null ? '' : String(row.receipt)),
  language: (row) => row.language,
  country: (row) => row.country ?? '',
  campaign: (row) => row.campaign ?? '',
  promo: (row) => row.promo ?? '',
};

/** The matching orders as CSV, a batch at a time, the newest first. */
async function* ordersCsv(
  { services: { db }, lang }: AdminContext,
  filter: OrderFilter,
): AsyncGenerator<string> {
  let head = byteOrderMark + csvRow(Object.keys(columns));
  let last: { exact: string; id: string } | undefined;
  do {
    let query = await orderRows(db, filter);
    if (last)
      query = query.where(
        sql<SqlBool>`(orders.created_at, orders.id) < (${last.exact}::timestamptz, ${last.id})`,
      );
    // Each batch is written before the next is read.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await query
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(batchSize)
      .execute();
    const lines = rows.map((row) => {
      const shown = orderRow(row, lang);
      return csvRow(Object.values(columns).map((cell) => cell(shown)));
    });
    yield head + lines.join('');
    head = '';
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

const csv = implement(ordersExport, {
  run: async (db, context, filter) => {
    await audit(db, context, 'orders export', 'orders', { filter });
    const day = context.services.clock().toISOString().slice(0, 10);
    return new DeskFile(`orders-${day}.csv`, 'text/csv; charset=utf-8', ordersCsv(context, filter));
  },
  shell: {
    summary: 'Prints all orders of a filter as CSV, newest first.',
    positionals: [],
    options: orderOptions,
    lines: () => [],
  },
});

const filters = implement(ordersFilters, {
  run: async (db, { lang = fallbackLang }) => {
    const products = await db.selectFrom('products').select(['id', 'title']).orderBy('id').execute();
    const tariffs = await db
      .selectFrom('tariffs')
      .select(['id', 'product_id', 'name'])
      .orderBy('id')
      .execute();
    const currencies = await db.selectFrom('currencies').select('code').orderBy('position').execute();
    const countries = await db.selectFrom('countries').select('code').orderBy('code').execute();
    const promos = await db.selectFrom('promo_codes').select('code').orderBy('code').limit(500).execute();
    return {
      products: products.map(({ id, title }) => ({
        id,
        title: localize(title, lang),
        tariffs: tariffs
          .filter(({ product_id: of }) => of === id)
          .map((tariff) => ({ id: tariff.id, title: localize(tariff.name, lang) })),
      })),
      currencies: currencies.map(({ code }) => code),
      countries: countries.map(({ code }) => code),
      languages: siteLanguages.map(({ prefix }) => prefix),
      promos: promos.map(({ code }) => code),
    };
  },
  shell: {
    summary: 'Lists what orders can be filtered by.',
    positionals: [],
    options: {},
    lines: (answer) => [
      ...answer.products.map(
        ({ id, title, tariffs }) => `${id}  ${title}  ${tariffs.map((each) => each.id).join(' ')}`,
      ),
      answer.currencies.join(' '),
      answer.languages.join(' '),
      answer.promos.join(' '),
    ],
  },
});

export const ordersFiles = [csv, filters];
