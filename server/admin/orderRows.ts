import { sql, type Kysely, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { ordersExport, OrderRow } from '../../src/shared/desk/orders.ts';
import { fallbackLang, type Lang } from '../../src/shared/languages.ts';
import { toDecimal } from '../../src/shared/money.ts';
import { normalizeEmail } from '../../src/shared/texts.ts';
import { localize } from '../catalogue/words.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../kernel/failure.ts';
import { currencyByCode, customerBy, firstMoment, lastMoment } from './inputs.ts';

export type OrderFilter = v.InferOutput<typeof ordersExport.input>;

/** A time to the microsecond, as cursors have it. */
const exactTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The orders that match a filter, unordered. @throws Failure BAD_USER_INPUT, NOT_FOUND */
async function ordersMatching(db: Kysely<Database>, filter: OrderFilter) {
  const { from: first, until: last, product, tariff, status, language, promo, campaign, email } = filter;
  const from = first === undefined ? undefined : await firstMoment(db, first);
  const until = last === undefined ? undefined : await lastMoment(db, last);
  if (from && until && from >= until)
    throw failure('BAD_USER_INPUT', '--from must be before --until.', { fields: { until: 'invalid' } });
  let query = db.selectFrom('orders');
  if (from) query = query.where('orders.created_at', '>=', from);
  if (until) query = query.where('orders.created_at', '<=', until);
  if (product !== undefined) query = query.where('orders.product_id', '=', product);
  if (tariff !== undefined) query = query.where('orders.tariff_id', '=', tariff);
  if (status !== undefined) query = query.where('orders.status', '=', status);
  if (filter.currency !== undefined) {
    const { id } = await currencyByCode(db, filter.currency);
    query = query.where('orders.currency_id', '=', id);
  }
  if (filter.country !== undefined) query = query.where(countryIs(filter.country));
  if (language !== undefined) query = query.where('orders.language', '=', sql<Lang>`${language}`);
  if (campaign !== undefined) query = query.where(sql<SqlBool>`orders.utm->>'utm_campaign' = ${campaign}`);
  if (promo !== undefined) query = query.where('orders.promo_code', '=', promo);
  if (email !== undefined) query = query.where('orders.email', '=', normalizeEmail(email));
  if (filter.user !== undefined)
    query = query.where('orders.user_id', '=', (await customerBy(db, filter.user)).id);
  return query;
}

/** A country with all its regions. */
const countryIs = (code: string) => sql<SqlBool>`split_part(orders.country, '-', 1) = ${code}`;

/** Matching orders as rows of a list, with their exact time. */
export async function orderRows(db: Kysely<Database>, filter: OrderFilter) {
  return (await ordersMatching(db, filter))
    .innerJoin('currencies', 'currencies.id', 'orders.currency_id')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.user_id',
      'orders.email',
      'orders.status',
      'orders.purpose',
      'orders.product_id',
      'orders.tariff_id',
      'orders.total_minor',
      'orders.language',
      'orders.utm',
      'orders.promo_code',
      'orders.receipt_number',
      'orders.created_at',
      'orders.paid_at',
      'orders.country',
      'currencies.code',
      'currencies.digits',
      'products.title',
    ])
    .select(exactTime('orders.created_at').as('exact'));
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof orderRows>>['execute']>>[number];

/** A row as the desk shows it. */
export const orderRow = (row: Row, lang: Lang = fallbackLang): OrderRow => ({
  id: row.id,
  number: row.number,
  userId: row.user_id,
  email: row.email,
  status: row.status,
  purpose: row.purpose,
  product: row.product_id,
  title: localize(row.title, lang),
  tariff: row.tariff_id,
  total: { amount: toDecimal(row.total_minor, row.digits), currency: row.code },
  language: row.language,
  country: row.country,
  campaign: row.utm['utm_campaign'] ?? null,
  promo: row.promo_code,
  receipt: row.receipt_number,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
});
