import type { TransactionFilter, TransactionStatus } from '@/graphql/generated/payments';
import { byteOrderMark, csvRow } from '../../server/wallet/csv';
import { filteredPayments } from './payments';
import type { Caller } from './pricing';

const columns = ['Date', 'Payment', 'Status', 'Amount', 'Currency'];

function filterOf(query: URLSearchParams): TransactionFilter {
  // The application's own addresses: other states fit nothing.
  const status = query.getAll('status') as TransactionStatus[];
  return { status, from: query.get('from'), to: query.get('to'), search: query.get('search') };
}

/** The payments that the query of an address lets through, as a file. */
export const csvOf = (caller: Caller, query: URLSearchParams): string =>
  byteOrderMark +
  [
    columns,
    ...filteredPayments(caller, filterOf(query)).map(({ createdAt, id, status, amount, Currency }) => [
      createdAt,
      id,
      status,
      amount,
      Currency?.code ?? '',
    ]),
  ]
    .map(csvRow)
    .join('');
