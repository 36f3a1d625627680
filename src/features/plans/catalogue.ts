import { LandingDocument, type LandingQuery } from '@/graphql/generated/public/landing';
import { publicAnswer } from '@/graphql/publicAnswer';
import type { Lang } from '@/shared/languages';

/** Plans and products with their prices. */
export type Catalogue = LandingQuery;

/** Plans and products in a language; at once where they are known. */
export const catalogueIn = (lang: Lang): Catalogue | Promise<Catalogue> =>
  publicAnswer(LandingDocument, { lang });
