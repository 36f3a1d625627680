import type { Maybe, Pagination } from '../../server/graphql/generated/resolverTypes';

/** The requested part of a list, by offset or by page number. */
interface Part {
  offset?: Maybe<number>;
  page?: Maybe<number>;
  limit?: Maybe<number>;
}

/** A part of a list with its pagination. */
export function paged<Row>(rows: readonly Row[], part: Part): { rows: Row[]; Pagination: Pagination } {
  const limit = part.limit ?? 20;
  const offset = part.offset ?? ((part.page ?? 1) - 1) * limit;
  const total = rows.length;
  return {
    rows: rows.slice(offset, offset + limit),
    Pagination: {
      currentPage: Math.floor(offset / limit) + 1,
      nextPageExists: offset + limit < total,
      previousPageExists: offset > 0,
      total,
      totalPages: Math.ceil(total / limit),
    },
  };
}

/** Whether a text contains the search text, ignoring case. */
export const has = (text: string, search: Maybe<string>): boolean =>
  text.toLowerCase().includes(search?.trim().toLowerCase() ?? '');
