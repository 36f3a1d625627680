import { LandingDocument, type LandingQuery } from '@/data/generated/public/landing';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';

/** Plans and products with their prices. */
export type Catalogue = LandingQuery;

/** Plans and products in a language; synchronous if already cached. */
export const catalogueIn = (lang: Lang): Catalogue | Promise<Catalogue> => query(LandingDocument, { lang });
