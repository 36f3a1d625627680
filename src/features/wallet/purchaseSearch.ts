import * as v from 'valibot';
import type { PurchaseStatus } from '@/data/generated/wallet';
import type { PurchaseSort, PurchasesQueryVariables } from '@/data/generated/wallet';
import { keysOf } from '@/shared/keysOf';
import { pageNumber, writeListSearch } from '@/shared/listSearch';

/** Purchases per page of the list. */
export const purchasesPerPage = 10;

/** URL names of the statuses and sort orders, in menu order. */
export const purchaseStatuses = {
  active: 'ACTIVE',
  pending: 'PENDING',
  spent: 'SPENT',
  expired: 'EXPIRED',
  refunded: 'REFUNDED',
  canceled: 'CANCELED',
} as const satisfies Record<string, PurchaseStatus>;

/** URL name for archived purchases, used in place of a status. */
export const archived = 'archived';

export const purchaseSorts = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  availableTo: 'AVAILABLE_TO',
} as const satisfies Record<string, PurchaseSort>;

const schema = v.object({
  page: pageNumber,
  sort: v.fallback(v.picklist(keysOf(purchaseSorts)), 'newest'),
  status: v.fallback(v.optional(v.picklist([...keysOf(purchaseStatuses), archived])), undefined),
  search: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});

export type PurchaseSearch = v.InferOutput<typeof schema>;

/** Reads page, sort order and filters from the URL; invalid values fall back to the defaults. */
export const readPurchaseSearch = (search: URLSearchParams): PurchaseSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The URL parameters of a search, without defaults. */
export const writePurchaseSearch = ({ search, status, sort, page }: PurchaseSearch): URLSearchParams =>
  writeListSearch({ search, status, sort: sort === 'newest' ? undefined : sort, page });

/** Number of active filters. */
export const activeFilters = ({ status, search }: PurchaseSearch): number =>
  [status, search].filter(Boolean).length;

export const purchaseVariables = ({
  page,
  sort,
  status,
  search,
}: PurchaseSearch): PurchasesQueryVariables => ({
  offset: (page - 1) * purchasesPerPage,
  limit: purchasesPerPage,
  sort: purchaseSorts[sort],
  filter: {
    ...(status === archived && { isArchived: true }),
    ...(status && status !== archived && { status: [purchaseStatuses[status]] }),
    ...(search && { search }),
  },
});
