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
import { researchVariables, type ResearchSearch } from '@/features/researches/researchSearch';

/** What the catalogue can be filtered by. */
export type Directory = ResearchDirectoryQuery['researchDirectory'];
/** One page of the catalogue. */
export type ResearchPage = ResearchesQuery['researches'];
/** A research as its own page shows it. */
export type Research = NonNullable<ResearchBySlugQuery['research']>;

/** At once where it is known already. */
export type MaybePromise<Value> = Value | Promise<Value>;

function map<From, To>(soon: MaybePromise<From>, change: (value: From) => To): MaybePromise<To> {
  if (!(soon instanceof Promise)) return change(soon);
  const changed = soon.then(change);
  // What fails before the page is there to show it would count as nobody's.
  changed.catch(() => undefined);
  return changed;
}

/** The filters of the catalogue in a language. */
export const directoryIn = (lang: Lang): MaybePromise<Directory> =>
  map(query(ResearchDirectoryDocument, { lang }), ({ researchDirectory }) => researchDirectory);

/** The page of the catalogue that a search asks for. */
export const researchesIn = (lang: Lang, search: ResearchSearch): MaybePromise<ResearchPage> =>
  map(
    query(ResearchesDocument, { lang, variables: researchVariables(search) }),
    ({ researches }) => researches,
  );

/** A research as anyone may see it; null where there is none by that slug. */
export const researchIn = (lang: Lang, slug: string): MaybePromise<Research | null> =>
  isReadable(slug)
    ? map(query(ResearchBySlugDocument, { lang, variables: { slug } }), ({ research }) => research)
    : null;

/**
 * The address of the file, for who may have it; null for anyone else. A token that the server refuses ends the
 * session. Rejects with what `request` throws for anything else.
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

/** Others of a research's first category, newest first; none for one without a category. */
export function relatedTo(lang: Lang, { id, Categories }: Research): MaybePromise<ResearchCardFragment[]> {
  const [category] = Categories;
  if (!category) return [];
  const filter = { categoryId: category.id, page: 1, limit: relatedCount + 1 };
  return map(query(ResearchesDocument, { lang, variables: { filter } }), ({ researches }) =>
    researches.Researches.filter((other) => other.id !== id).slice(0, relatedCount),
  );
}
