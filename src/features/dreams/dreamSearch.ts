import * as v from 'valibot';
import type { DreamsQueryVariables } from '@/data/generated/dreams';
import type { Lang } from '@/shared/languages';
import { pageNumber, writeListSearch } from '@/shared/listSearch';
import { paths } from '@/shared/paths';
import { searchWords } from '@/shared/validation';

/** Dreams on one page of a list. */
export const dreamsPerPage = 12;

/** Everybody's, which come first, and one's own. */
export const dreamTabs = ['everybody', 'mine'] as const;
export type DreamTab = (typeof dreamTabs)[number];

const schema = v.object({
  tab: v.fallback(v.picklist(dreamTabs), 'everybody'),
  search: v.fallback(searchWords, ''),
  page: pageNumber,
});

/** What the address says of the list. */
export type DreamSearch = v.InferOutput<typeof schema>;

/** Reads tab, words and page from the address; whatever makes no sense falls back. */
export const readDreamSearch = (search: URLSearchParams): DreamSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The address's parameters of a list, without those that say nothing. */
export const writeDreamSearch = ({ tab, search, page }: Partial<DreamSearch>): URLSearchParams =>
  writeListSearch({ tab: tab === 'everybody' ? undefined : tab, search, page });

/** The address of a list. */
export function dreamsHref(lang: Lang, search: Partial<DreamSearch> = {}): string {
  const query = String(writeDreamSearch(search));
  return paths.dreams.href(lang) + (query && `?${query}`);
}

/** What the server is asked for. */
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
