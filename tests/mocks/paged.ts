import type { Maybe, Pagination } from '../../server/graphql/generated/resolverTypes';

/** The part of a list that is asked for, by rows or by the number of a page. */
interface Part {
  offset?: Maybe<number>;
  page?: Maybe<number>;
  limit?: Maybe<number>;
}

/** A part of a list, and its position among the pages. */
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

/** Whether a text has what is searched for. */
export const has = (text: string, search: Maybe<string>): boolean =>
  text.toLowerCase().includes(search?.trim().toLowerCase() ?? '');
