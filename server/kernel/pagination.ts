import type { FieldErrors } from '../../src/shared/errorCodes.ts';
import { failure } from './failure.ts';

const defaultLimit = 20;
const maxLimit = 100;
const maxOffset = 1_000_000;

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const refuse = (fields: FieldErrors): Error =>
  failure('BAD_USER_INPUT', `A page is out of bounds: ${Object.keys(fields).join(', ')}.`, { fields });

/** Which rows of a list to return; by default the first 20. */
export interface Bounds {
  readonly offset: number;
  readonly limit: number;
}

/** Bounds from an offset. @throws Failure BAD_USER_INPUT unless 1 ≤ limit ≤ 100 and 0 ≤ offset ≤ 1,000,000 */
export function boundsOf(given: {
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}): Bounds {
  const offset = given.offset ?? 0;
  const limit = given.limit ?? defaultLimit;
  const fields: FieldErrors = {
    ...(!within(offset, 0, maxOffset) && { offset: 'invalid' }),
    ...(!within(limit, 1, maxLimit) && { limit: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) throw refuse(fields);
  return { offset, limit };
}

/** Bounds from a 1-based page. @throws Failure BAD_USER_INPUT like `boundsOf`, for `page` and `limit` */
export function boundsOfPage(given: {
  page?: number | null | undefined;
  limit?: number | null | undefined;
}): Bounds {
  const page = given.page ?? 1;
  const { limit } = boundsOf({ limit: given.limit });
  const offset = (page - 1) * limit;
  if (!within(offset, 0, maxOffset)) throw refuse({ page: 'invalid' });
  return { offset, limit };
}

/** Pagination info, in the API's shape. */
interface Pagination {
  readonly currentPage: number;
  readonly nextPageExists: boolean;
  readonly previousPageExists: boolean;
  readonly total: number;
  readonly totalPages: number;
}

/** The position of a slice of `total` rows among the pages. */
export function paginate(total: number, offset: number, limit: number): Pagination {
  return {
    currentPage: Math.floor(offset / limit) + 1,
    nextPageExists: offset + limit < total,
    previousPageExists: offset > 0,
    total,
    totalPages: Math.ceil(total / limit),
  };
}
