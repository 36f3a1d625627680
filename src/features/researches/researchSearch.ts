import * as v from 'valibot';
import type { ResearchesQueryVariables } from '@/data/generated/public/researches';
import type { Lang } from '@/shared/languages';
import { writeListSearch } from '@/shared/listSearch';
import { paths } from '@/shared/paths';

/** Studies per page of the catalog. */
export const researchesPerPage = 8;

/** Maximum search length in UTF-16 code units, as the server counts them; the rest is cut off. */
export const longestSearch = 200;

/** Pages beyond this aren't requested; the catalog is never that long. */
const lastPossiblePage = 9999;

/** Fragment id of the list on the catalog page. */
export const catalogueId = 'catalogue';

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

/** Whether any search words or filters are set. */
export const isFiltered = ({ q, category, author }: ResearchSearch): boolean =>
  q !== '' || category !== undefined || author !== undefined;

/** URL of the page with a search. */
export function searchHref(lang: Lang, search: Partial<ResearchSearch> = {}): string {
  const query = String(writeResearchSearch(search));
  return paths.project.href(lang, 'science') + (query && `?${query}`);
}

/** The same, scrolled to the list. */
export const catalogueHref = (lang: Lang, search: Partial<ResearchSearch> = {}): string =>
  `${searchHref(lang, search)}#${catalogueId}`;

/** The query variables. */
export const researchVariables = ({
  q,
  category,
  author,
  page,
}: ResearchSearch): ResearchesQueryVariables => ({
  filter: {
    ...(q && { search: q }),
    ...(category && { categoryId: category }),
    ...(author && { authorId: author }),
    page,
    limit: researchesPerPage,
  },
});
