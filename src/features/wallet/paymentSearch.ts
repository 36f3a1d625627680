import * as v from 'valibot';
import type {
  TransactionSort,
  TransactionsQueryVariables,
  TransactionStatus,
} from '@/data/generated/payments';
import { keysOf } from '@/shared/keysOf';
import { pageNumber, writeListSearch } from '@/shared/listSearch';

/** Payments per page of the list. */
export const paymentsPerPage = 10;

/** URL names of the statuses, in menu order. */
export const paymentStatuses = {
  paid: 'SUCCEEDED',
  pending: 'PENDING',
  processing: 'PROCESSING',
  failed: 'FAILED',
  expired: 'EXPIRED',
  partlyRefunded: 'PARTIALLY_REFUNDED',
  refunded: 'REFUNDED',
  chargedBack: 'CHARGED_BACK',
} as const satisfies Record<string, TransactionStatus>;

/** URL names of the sort orders, in menu order. */
export const paymentSorts = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
} as const satisfies Record<string, TransactionSort>;

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

const schema = v.object({
  page: pageNumber,
  sort: v.fallback(v.picklist(keysOf(paymentSorts)), 'newest'),
  status: v.fallback(v.optional(v.picklist(keysOf(paymentStatuses))), undefined),
  from: day,
  to: day,
  search: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});

export type PaymentSearch = v.InferOutput<typeof schema>;

/** Reads page, sort order and filters from the URL; invalid values fall back to the defaults. */
export const readPaymentSearch = (search: URLSearchParams): PaymentSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The URL parameters of a search, without defaults. */
export const writePaymentSearch = ({
  search,
  status,
  from,
  to,
  sort,
  page,
}: PaymentSearch): URLSearchParams =>
  writeListSearch({ search, status, from, to, sort: sort === 'newest' ? undefined : sort, page });

/** Number of active filters. */
export const activeFilters = ({ status, from, to, search }: PaymentSearch): number =>
  [status, from, to, search].filter(Boolean).length;

/** Start of a calendar day in the reader's time zone, shifted by a number of days; undefined for an invalid date. */
function startOf(date: string, daysLater = 0): string | undefined {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const start = new Date(year, month - 1, dayOfMonth + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The filters as API input; the last day is included as a whole. */
export function paymentFilter({ status, from, to, search }: PaymentSearch) {
  const [first, end] = [from && startOf(from), to && startOf(to, 1)];
  return {
    ...(status && { status: [paymentStatuses[status]] }),
    ...(first && { from: first }),
    ...(end && { to: end }),
    ...(search && { search }),
  };
}

export const paymentVariables = (search: PaymentSearch): TransactionsQueryVariables => ({
  offset: (search.page - 1) * paymentsPerPage,
  limit: paymentsPerPage,
  sort: paymentSorts[search.sort],
  filter: paymentFilter(search),
});
