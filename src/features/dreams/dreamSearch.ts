import * as v from 'valibot';
import type { DreamsQueryVariables } from '@/data/generated/dreams';
import type { Lang } from '@/shared/languages';
import { pageNumber, writeListSearch } from '@/shared/listSearch';
import { paths } from '@/shared/paths';
import { searchWords } from '@/shared/validation';

/** Dreams on one page of a list. */
export const dreamsPerPage = 12;

/** Everyone's dreams, the default, and the user's own. */
export const dreamTabs = ['everybody', 'mine'] as const;
export type DreamTab = (typeof dreamTabs)[number];

const schema = v.object({
  tab: v.fallback(v.picklist(dreamTabs), 'everybody'),
  search: v.fallback(searchWords, ''),
  page: pageNumber,
});

/** The list's state in the URL. */
export type DreamSearch = v.InferOutput<typeof schema>;

/** Reads the list's state from the URL; invalid values fall back to the defaults. */
export const readDreamSearch = (search: URLSearchParams): DreamSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The list's URL parameters, without defaults. */
export const writeDreamSearch = ({ tab, search, page }: Partial<DreamSearch>): URLSearchParams =>
  writeListSearch({ tab: tab === 'everybody' ? undefined : tab, search, page });

/** URL of a list. */
export function dreamsHref(lang: Lang, search: Partial<DreamSearch> = {}): string {
  const query = String(writeDreamSearch(search));
  return paths.dreams.href(lang) + (query && `?${query}`);
}

/** The query variables. */
export const dreamVariables = (
  { tab, search, page }: DreamSearch,
  currencyId: string | undefined,
): DreamsQueryVariables => ({
  filter: {
    scope: tab === 'mine' ? 'OWN' : 'PUBLIC',
    page,
    limit: dreamsPerPage,
    ...(search && { search }),
  },
  ...(currencyId !== undefined && { currencyId }),
});
