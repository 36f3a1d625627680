import {
  ResearchBySlugDocument,
  ResearchDirectoryDocument,
  ResearchesDocument,
  type ResearchBySlugQuery,
  type ResearchCardFragment,
  type ResearchDirectoryQuery,
  type ResearchesQuery,
} from '@/data/generated/public/researches';
import { query } from '@/data/query';
import { request } from '@/data/request';
import { RequestError } from '@/data/requestError';
import { isReadable } from '@/shared/readable';
import type { Lang } from '@/shared/languages';
import { researchVariables } from '@/features/researches/researchSearch';
import type { ResearchSearch } from '@/shared/researchSearch';

/** The available filters of the catalog. */
export type Directory = ResearchDirectoryQuery['researchDirectory'];
/** A page of results. */
export type ResearchPage = ResearchesQuery['researches'];
/** A study as shown on its own page. */
export type Research = NonNullable<ResearchBySlugQuery['research']>;

/** Synchronous if already cached. */
export type MaybePromise<Value> = Value | Promise<Value>;

function map<From, To>(soon: MaybePromise<From>, change: (value: From) => To): MaybePromise<To> {
  if (!(soon instanceof Promise)) return change(soon);
  const changed = soon.then(change);
  // Avoids an unhandled rejection if it fails before the page is there to handle it.
  changed.catch(() => undefined);
  return changed;
}

/** The catalog filters in a language. */
export const directoryIn = (lang: Lang): MaybePromise<Directory> =>
  map(query(ResearchDirectoryDocument, { lang }), ({ researchDirectory }) => researchDirectory);

/** The page of results for a search. */
export const researchesIn = (lang: Lang, search: ResearchSearch): MaybePromise<ResearchPage> =>
  map(
    query(ResearchesDocument, { lang, variables: researchVariables(search) }),
    ({ researches }) => researches,
  );

/** A study as everyone sees it; null if there is none with that slug. */
export const researchIn = (lang: Lang, slug: string): MaybePromise<Research | null> =>
  isReadable(slug)
    ? map(query(ResearchBySlugDocument, { lang, variables: { slug } }), ({ research }) => research)
    : null;

/**
 * The file's URL for a user with access; null for anyone else. A token that the server rejects ends the session. Any
 * other error rejects, as from `request`.
 */
export async function ownFile(lang: Lang, slug: string, bearer: string): Promise<string | null> {
  try {
    const { research } = await request(ResearchBySlugDocument, { lang, variables: { slug }, bearer });
    return research?.file ?? null;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

const relatedCount = 3;

/** Other studies in a study's first category, newest first; empty if it has no category. */
export function relatedTo(lang: Lang, { id, Categories }: Research): MaybePromise<ResearchCardFragment[]> {
  const [category] = Categories;
  if (!category) return [];
  const filter = { categoryId: category.id, page: 1, limit: relatedCount + 1 };
  return map(query(ResearchesDocument, { lang, variables: { filter } }), ({ researches }) =>
    researches.Researches.filter((other) => other.id !== id).slice(0, relatedCount),
  );
}
