import * as v from 'valibot';

/** The page of a list in an address, from 1; whatever makes no sense is the first one. */
export const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1);

/** The parameters of the address of a list, without those that say nothing: what is empty, and the first page. */
export function writeListSearch({
  page = 1,
  ...filters
}: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const said = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams([...said, ...(page === 1 ? [] : [['page', String(page)]])]);
}
