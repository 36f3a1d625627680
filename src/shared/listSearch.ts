import * as v from 'valibot';

/** The page number of a list in a URL, starting at 1; invalid values become 1. */
export const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1);

/** The search parameters of a list, without defaults: empty filters and the first page. */
export function writeListSearch({
  page = 1,
  ...filters
}: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const said = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams([...said, ...(page === 1 ? [] : [['page', String(page)]])]);
}
