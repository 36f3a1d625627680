import * as v from 'valibot';
import type {
  TransactionSort,
  TransactionsQueryVariables,
  TransactionStatus,
} from '@/data/generated/payments';
import { keysOf } from '@/shared/keysOf';
import { pageNumber, writeListSearch } from '@/shared/listSearch';

/** Payments on one page of the list. */
export const paymentsPerPage = 10;

/** What the address calls the states, in the order of their menu. */
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

/** What the address calls the orders of the list, in the order of their menu. */
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

/** Reads page, order and filters from the address; whatever makes no sense falls back. */
export const readPaymentSearch = (search: URLSearchParams): PaymentSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The address's parameters of a search, without those that say nothing. */
export const writePaymentSearch = ({
  search,
  status,
  from,
  to,
  sort,
  page,
}: PaymentSearch): URLSearchParams =>
  writeListSearch({ search, status, from, to, sort: sort === 'newest' ? undefined : sort, page });

/** How many filters narrow the list down. */
export const activeFilters = ({ status, from, to, search }: PaymentSearch): number =>
  [status, from, to, search].filter(Boolean).length;

/** The beginning of a calendar day where the reader is, so many days later; undefined for a day that there is not. */
function startOf(date: string, daysLater = 0): string | undefined {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const start = new Date(year, month - 1, dayOfMonth + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The filters as the provider takes them; the last day counts as a whole. */
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
