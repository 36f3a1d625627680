import { sql, type Kysely } from 'kysely';
import { billedTo } from '../../../src/shared/buyerDetails.ts';
import { languageOf, type Lang } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { localize } from '../../catalogue/words.ts';
import { creditNumber } from '../orders/creditNoteRows.ts';
import { transactionsMatching, type TransactionFilter } from '../orders/lists.ts';
import type { Database } from '../../database/schema.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { providerOf } from '../payments/providers.ts';
import { byteOrderMark, csvRow } from './csv.ts';

/** Rows per read, so that a long list is never in memory as a whole. */
export const batchSize = 500;

type Row = Awaited<ReturnType<typeof batchAfter>>[number];

/** The next rows after the last one, newest first. */
async function batchAfter(
  db: Kysely<Database>,
  userId: string,
  filter: TransactionFilter,
  last: { readonly created_at: Date; readonly id: string } | undefined,
) {
  let query = transactionsMatching(db, userId, filter);
  if (last)
    query = query.where((eb) =>
      eb(
        eb.refTuple('transactions.created_at', 'transactions.id'),
        '<',
        eb.tuple(eb.val(last.created_at), eb.val(last.id)),
      ),
    );
  return query
    .innerJoin('currencies as currency', 'currency.id', 'transactions.currency_id')
    .leftJoin('currencies as actual', 'actual.id', 'transactions.actual_currency_id')
    .leftJoin('currencies as fee', 'fee.id', 'transactions.fee_currency_id')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .leftJoin('products', 'products.id', 'orders.product_id')
    .selectAll('transactions')
    .select([
      'currency.code',
      'currency.digits',
      'actual.code as actual_code',
      'actual.digits as actual_digits',
      'fee.code as fee_code',
      'fee.digits as fee_digits',
      'products.title',
      'orders.number as order_number',
      'orders.receipt_number as order_receipt_number',
      'orders.is_member_price',
      'orders.buyer_details',
    ])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select(sql<number[] | null>`json_agg(credit_number order by credit_number)`.as('numbers'))
        .whereRef('refunds.transaction_id', '=', 'transactions.id')
        .where('credit_number', 'is not', null)
        .where('reversed_at', 'is', null)
        .as('credit_notes'),
    )
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(batchSize)
    .execute();
}

const columns = [
  'date',
  'id',
  'what',
  'status',
  'amount',
  'currency',
  'actualAmount',
  'actualCurrency',
  'fee',
  'refunded',
  'method',
  'receipt',
  'creditNotes',
  'price',
  'billedTo',
  'order',
] as const;

/** The fee, with its currency if that isn't the transaction's own. */
function feeOf({ fee_minor: fee, fee_code: code, fee_digits: digits, ...row }: Row): string {
  if (fee === null) return '';
  return code === null || digits === null ? toDecimal(fee, row.digits) : `${toDecimal(fee, digits)} ${code}`;
}

/** Dates in ISO 8601 and amounts with a decimal point, so that any program can read them. */
function cellsOf(row: Row, lang: Lang): Record<(typeof columns)[number], string> {
  const t = messagesFor(lang, 'payments');
  const { actual_amount_minor: actual, actual_digits: actualDigits } = row;
  return {
    date: row.created_at.toISOString(),
    id: row.id,
    what: row.title === null ? t('topUp') : localize(row.title, lang),
    status: t(`status.${row.status}`),
    amount: toDecimal(row.amount_minor, row.digits),
    currency: row.code,
    actualAmount: actual === null || actualDigits === null ? '' : toDecimal(actual, actualDigits),
    actualCurrency: row.actual_code ?? '',
    fee: feeOf(row),
    refunded: toDecimal(row.refunded_minor, row.digits),
    method: t(`${providerOf(row.payment_method).id}.displayName`),
    receipt: String(row.receipt_number ?? row.order_receipt_number ?? ''),
    creditNotes: row.credit_notes?.map(creditNumber).join(' ') ?? '',
    price: row.is_member_price ? t('memberPrice') : '',
    billedTo: row.buyer_details ? billedTo(row.buyer_details) : '',
    order: row.order_number ?? '',
  };
}

/** A user's matching transactions as CSV, a batch at a time, with headers and texts in a language. */
export async function* transactionsCsv(
  db: Kysely<Database>,
  userId: string,
  filter: TransactionFilter,
  lang: Lang,
): AsyncGenerator<string> {
  const t = messagesFor(lang, 'payments');
  // Sent with the first rows, so that nothing has been sent yet if those can't be read.
  let head = byteOrderMark + csvRow(columns.map((column) => t(`csv.${column}`)));
  let last: Row | undefined;
  do {
    // Each batch is written before the next is read.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await batchAfter(db, userId, filter, last);
    const lines = rows.map((row) => {
      const cells = cellsOf(row, lang);
      return csvRow(columns.map((column) => cells[column]));
    });
    yield head + lines.join('');
    head = '';
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

/** The file name, which has the page's language so that two of them can be saved side by side. */
export const csvName = (now: Date, lang: Lang): string =>
  `payments-${now.toISOString().slice(0, 10)}-${languageOf(lang).prefix}.csv`;
