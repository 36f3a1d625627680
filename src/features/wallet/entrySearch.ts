import * as v from 'valibot';
import type { WalletEntriesQueryVariables } from '@/data/generated/payments';
import { pageNumber } from '@/shared/listSearch';

/** Wallet entries per page of the list. */
export const entriesPerPage = 10;

const schema = v.object({ page: pageNumber });

/** Reads the page number from the URL; defaults to the first page if invalid. */
export const readEntryPage = (search: URLSearchParams): number =>
  v.parse(schema, Object.fromEntries(search)).page;

export const entryVariables = (page: number): WalletEntriesQueryVariables => ({
  offset: (page - 1) * entriesPerPage,
  limit: entriesPerPage,
});
