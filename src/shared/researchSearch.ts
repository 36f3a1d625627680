import * as v from 'valibot';
import { writeListSearch } from './listSearch.ts';

/** Maximum search length in UTF-16 code units, as the server counts them; the rest is cut off. */
export const longestSearch = 200;

/** Pages beyond this aren't requested; the catalog is never that long. */
const lastPossiblePage = 9999;

/** Drops lone surrogates. */
const withoutLoneSurrogates = (text: string): string => text.toWellFormed().replaceAll('\uFFFD', '');

/** Drops control characters and lone surrogates; the result is a single line that the server accepts. */
export const searchText = (text: string): string =>
  withoutLoneSurrogates(
    withoutLoneSurrogates(text)
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trimStart()
      .slice(0, longestSearch),
  ).trimEnd();

const id = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined);

const schema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(searchText)), ''),
  category: id,
  author: id,
  page: v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^0*[1-9]\d*$/),
      v.transform((digits) => Math.min(Number(digits), lastPossiblePage)),
    ),
    1,
  ),
});

/** The search parameters of the catalog. */
export type ResearchSearch = v.InferOutput<typeof schema>;

/** Reads search words, filters and page from the URL; invalid values fall back to the defaults. */
export const readResearchSearch = (search: URLSearchParams): ResearchSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The URL parameters of a search, without defaults. */
export const writeResearchSearch = ({
  q,
  category,
  author,
  page,
}: Partial<ResearchSearch>): URLSearchParams => writeListSearch({ q, category, author, page });
