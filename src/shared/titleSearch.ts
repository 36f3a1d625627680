import * as v from 'valibot';
import { languages } from './languages.ts';
import { pageNumber, writeListSearch } from './listSearch.ts';
import { searchText } from './researchSearch.ts';

/** What titles are, by their names in URLs, in the order of the catalog's filter. */
export const titleKinds = ['book', 'course', 'film', 'recording', 'event', 'printable', 'software'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** Their names in the contract. */
export const productKind = {
  book: 'BOOK',
  course: 'COURSE',
  film: 'FILM',
  recording: 'RECORDING',
  event: 'EVENT',
  printable: 'PRINTABLE',
  software: 'SOFTWARE',
} as const satisfies Record<TitleKind, string>;

const schema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(searchText)), ''),
  kind: v.fallback(v.optional(v.picklist(titleKinds)), undefined),
  language: v.fallback(v.optional(v.picklist(languages.map(({ prefix }) => prefix))), undefined),
  page: pageNumber,
});

/** The search parameters of the catalog. */
export type TitleSearch = v.InferOutput<typeof schema>;

/** Reads search words, filters and page from the URL; invalid values fall back to the defaults. */
export const readTitleSearch = (search: URLSearchParams): TitleSearch =>
  v.parse(schema, Object.fromEntries(search));

/** The URL parameters of a search, without defaults. */
export const writeTitleSearch = ({ q, kind, language, page }: Partial<TitleSearch>): URLSearchParams =>
  writeListSearch({ q, kind, language, page });
