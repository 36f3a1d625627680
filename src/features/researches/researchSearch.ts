import type { ResearchesQueryVariables } from '@/data/generated/public/researches';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { writeResearchSearch, type ResearchSearch } from '@/shared/researchSearch';

/** Studies per page of the catalog. */
export const researchesPerPage = 8;

/** Fragment id of the list on the catalog page. */
export const catalogueId = 'catalogue';

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
