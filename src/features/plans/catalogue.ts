import { LandingDocument, type LandingQuery } from '@/graphql/generated/publicOperations';
import { publicFetch } from '@/graphql/publicFetch';
import type { Lang } from '@/shared/languages';

/** Plans and products with their prices. */
export type Catalogue = LandingQuery;

/** Milliseconds for which an answer serves again. */
const freshness = 5 * 60_000;

const known = new Map<Lang, { at: number; catalogue: Promise<Catalogue> }>();

/** Plans and products in a language; asked for at most every five minutes, and again after a failure. */
export function catalogueIn(lang: Lang): Promise<Catalogue> {
  const entry = known.get(lang);
  if (entry && Date.now() - entry.at < freshness) return entry.catalogue;
  const catalogue = publicFetch(LandingDocument, { lang });
  known.set(lang, { at: Date.now(), catalogue });
  catalogue.catch(() => known.delete(lang));
  return catalogue;
}
