import * as v from 'valibot';
import type { ResearchesQueryVariables } from '@/data/generated/public/researches';
import type { Lang } from '@/shared/languages';
import { writeListSearch } from '@/shared/listSearch';
import { paths } from '@/shared/paths';

/** Researches on one page of the catalogue. */
export const researchesPerPage = 8;

/** UTF-16 units of a search, as the server counts them; the rest is cut off. */
export const longestSearch = 200;

/** Further pages are not asked for: the catalogue is never that long. */
const lastPossiblePage = 9999;

/** The name of the list on the page of the catalogue, for links to it. */
export const catalogueId = 'catalogue';

/** Without halves of characters. */
const whole = (text: string): string => text.toWellFormed().replaceAll('\uFFFD', '');

/** Control characters go, halves of characters too; what is left is one line that the server takes. */
export const searchText = (text: string): string =>
  whole(
    whole(text)
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

/** What is looked for in the catalogue. */
export type ResearchSearch = v.InferOutput<typeof schema>;

/** Reads words, filters and page from the address; whatever makes no sense falls back. */
export const readResearchSearch = (search: URLSearchParams): ResearchSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The address's parameters of a search, without those that say nothing. */
export const writeResearchSearch = ({
  q,
  category,
  author,
  page,
}: Partial<ResearchSearch>): URLSearchParams => writeListSearch({ q, category, author, page });

/** Whether the catalogue is narrowed down. */
export const isFiltered = ({ q, category, author }: ResearchSearch): boolean =>
  q !== '' || category !== undefined || author !== undefined;

/** The address of the page with a search. */
export function searchHref(lang: Lang, search: Partial<ResearchSearch> = {}): string {
  const query = String(writeResearchSearch(search));
  return paths.project.href(lang, 'science') + (query && `?${query}`);
}

/** The same, at the beginning of the list. */
export const catalogueHref = (lang: Lang, search: Partial<ResearchSearch> = {}): string =>
  `${searchHref(lang, search)}#${catalogueId}`;

/** What the server is asked for. */
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
