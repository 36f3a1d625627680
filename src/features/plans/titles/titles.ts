import { TitlesDocument, type TitlesQuery } from '@/data/generated/public/titles';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { productKind, writeTitleSearch, type TitleSearch } from '@/shared/titleSearch';

/** A page of the catalog, with the filters there are. */
export type FoundTitles = TitlesQuery;

const titlesPerPage = 24;

/** The titles for a search, in a language; synchronous if already cached. */
export const titlesIn = (
  lang: Lang,
  { q, kind, language, page }: TitleSearch,
): FoundTitles | Promise<FoundTitles> =>
  query(TitlesDocument, {
    lang,
    variables: {
      filter: {
        ...(q && { search: q }),
        ...(kind && { kind: productKind[kind] }),
        ...(language && { language }),
        page,
        limit: titlesPerPage,
      },
    },
  });

/** Whether any search words or filters are set. */
export const isFiltered = (search: TitleSearch): boolean => writeTitleSearch({ ...search, page: 1 }).size > 0;

/** URL of the catalog with a search. */
export function titlesHref(lang: Lang, search: Partial<TitleSearch> = {}): string {
  const query = String(writeTitleSearch(search));
  return paths.products.href(lang) + (query && `?${query}`);
}
