/** The part of a list that is asked for. */
export interface Paged {
  offset?: number | null;
  limit?: number | null;
}

/** Where a part of `total` rows stands among the pages. */
export const pagination = (total: number, offset: number, limit: number) => ({
  currentPage: Math.floor(offset / limit) + 1,
  nextPageExists: offset + limit < total,
  previousPageExists: offset > 0,
  total,
  totalPages: Math.ceil(total / limit),
});

/** A page of rows under the name that the contract has for them. */
export function listed(name: string, rows: readonly unknown[], page: Paged) {
  const [offset, limit] = [page.offset ?? 0, page.limit ?? 20];
  return { [name]: rows.slice(offset, offset + limit), Pagination: pagination(rows.length, offset, limit) };
}
