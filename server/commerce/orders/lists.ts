import { sql, type Kysely, type SqlBool, type Expression } from 'kysely';
import type { PurchaseState, TransactionState } from '../../../src/shared/states.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Bounds } from '../../kernel/pagination.ts';
import type { Database } from '../../database/schema.ts';
import { parseAmountSearch } from './amountSearch.ts';
import { matchesTopUps } from './topUpSearch.ts';
import type { ListedOrder, Purchase, Transaction } from './locks.ts';
import { orderOf, selectedOrder, transactionColumns } from './orderColumns.ts';
import { prepared } from '../../database/prepared.ts';

/** Part of a list, and the length of the whole list. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Matches an amount: a whole number matches every amount with that whole part, a decimal only that amount. */
const amountMatches = (amount: string): Expression<SqlBool> =>
  sql<SqlBool>`exists (
    select from currencies c
    where c.id = transactions.currency_id and ${
      amount.includes('.')
        ? sql`transactions.amount_minor = ${amount}::numeric * 10::numeric ^ c.digits`
        : sql`trunc(transactions.amount_minor / 10::numeric ^ c.digits) = ${amount}::numeric`
    })`;

/** What a list is searched for: see `listSearch`. */
export interface ListSearch {
  readonly text: string;
  /** The products whose title has the text in it, in any language. */
  readonly productIds: readonly string[];
}

/** Matches a product's title or the name of a top-up, in any language, or an amount. */
export const listSearch = (catalogue: Catalogue, text: string): ListSearch => ({
  text,
  productIds: catalogue.productIdsTitled(text),
});

const ofProducts = (column: Expression<string | null>, { productIds }: ListSearch): Expression<SqlBool> =>
  sql<SqlBool>`${column} = any(${[...productIds]})`;

/** The filters of a list of transactions. */
export interface TransactionFilter {
  readonly status?: readonly TransactionState[];
  /** Created at or after this time. */
  readonly from?: Date;
  /** Created before this time. */
  readonly to?: Date;
  readonly search?: ListSearch;
}

/** A user's transactions that match the filter, unordered. */
export function transactionsMatching(
  db: Kysely<Database>,
  userId: string,
  { status, from, to, search }: TransactionFilter,
) {
  let query = db.selectFrom('transactions').where('transactions.user_id', '=', userId);
  if (status?.length) query = query.where('transactions.status', 'in', status);
  if (from) query = query.where('transactions.created_at', '>=', from);
  if (to) query = query.where('transactions.created_at', '<', to);
  if (search)
    query = query.where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.id', '=', 'transactions.order_id')
            .where((inner) => ofProducts(inner.ref('orders.product_id'), search)),
        ),
        ...parseAmountSearch(search.text).map(amountMatches),
        ...(matchesTopUps(search.text) ? [eb('transactions.purpose', '=', 'TOP_UP')] : []),
      ]),
    );
  return query;
}

/** The length of a user's whole list, read from a stored total. */
const storedTotal = (db: Kysely<Database>, list: Database['list_totals']['list'], userId: string) =>
  db.selectFrom('list_totals').select('total').where('list', '=', list).where('user_id', '=', userId);

/** Whether a filter matches everything. */
const matchesAll = (filter: object): boolean =>
  Object.values(filter).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

/** A transaction, with its order if that was loaded along with it. */
export type ShownTransaction = Transaction & Partial<Pick<ListedTransaction, 'order'>>;

/** A transaction in a list, with the order it pays. */
export interface ListedTransaction extends Transaction {
  readonly order: ListedOrder | null;
}

interface Page extends Bounds {
  readonly userId: string;
}

export type TransactionOrder = 'NEWEST' | 'OLDEST';

/** A page of a user's transactions, in the order of the list. */
const pageOf = (
  query: ReturnType<typeof transactionsMatching>,
  { limit, offset }: Bounds,
  order: TransactionOrder = 'NEWEST',
) => {
  const direction = order === 'NEWEST' ? 'desc' : 'asc';
  return query
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .select(transactionColumns)
    .select(selectedOrder)
    .orderBy('transactions.created_at', direction)
    .orderBy('transactions.id', direction)
    .limit(limit)
    .offset(offset);
};

/** A page of the newest transactions without a filter, which is what most visits see. */
const unfilteredPage = prepared('transactions_page', (db, page: Page) =>
  pageOf(transactionsMatching(db, page.userId, {}), page).select(
    storedTotal(db, 'transactions', page.userId).as('list_total'),
  ),
);

/** A user's transactions, each with its order. One query, unless the page is past the end. */
export async function transactionsOf(
  db: Kysely<Database>,
  userId: string,
  bounds: Bounds,
  sort: TransactionOrder,
  filter: TransactionFilter,
): Promise<Part<ListedTransaction>> {
  const query = transactionsMatching(db, userId, filter);
  const total = matchesAll(filter)
    ? storedTotal(db, 'transactions', userId)
    : query.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows =
    matchesAll(filter) && sort === 'NEWEST'
      ? await unfilteredPage(db, { userId, ...bounds })
      : await pageOf(query, bounds, sort).select(total.as('list_total')).execute();
  return {
    rows: rows.map((row) => ({ ...row, order: orderOf(row) })),
    total: rows[0]?.list_total ?? (bounds.offset > 0 ? ((await total.executeTakeFirst())?.total ?? 0) : 0),
  };
}

export type PurchaseOrder = 'NEWEST' | 'OLDEST' | 'AVAILABLE_TO';

/** A user's purchases: those on the list, or those that were archived. */
export async function purchasesOf(
  db: Kysely<Database>,
  userId: string,
  { offset, limit }: Bounds,
  sort: PurchaseOrder,
  filter: { status?: readonly PurchaseState[]; search?: ListSearch; isArchived?: true },
): Promise<Part<Purchase>> {
  const { status, search, isArchived } = filter;
  let query = db
    .selectFrom('purchases')
    .where('purchases.user_id', '=', userId)
    .where('purchases.archived_at', isArchived ? 'is not' : 'is', null);
  if (status?.length) query = query.where('purchases.status', 'in', status);
  if (search) query = query.where((eb) => ofProducts(eb.ref('purchases.product_id'), search));
  const ordered = {
    NEWEST: query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
    OLDEST: query.orderBy('created_at').orderBy('id'),
    AVAILABLE_TO: query.orderBy('available_to', (order) => order.asc().nullsLast()).orderBy('id'),
  }[sort];
  const counted = query.select((eb) => eb.fn.countAll<number>().as('total'));
  const [rows, counting] = await Promise.all([
    ordered.selectAll('purchases').limit(limit).offset(offset).execute(),
    (matchesAll(filter) ? storedTotal(db, 'purchases', userId) : counted).executeTakeFirst(),
  ]);
  return { rows, total: counting?.total ?? 0 };
}
