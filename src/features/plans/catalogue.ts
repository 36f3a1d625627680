import { LandingDocument, type LandingQuery } from '@/data/generated/public/landing';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';

/** Plans and products with their prices. */
export type Catalogue = LandingQuery;

/** The plans in display order. */
export const sortedPlans = ({ plans }: Catalogue): Catalogue['plans'] =>
  plans.toSorted((a, b) => a.index - b.index);

/** The products that aren't plans. */
export const titlesOf = ({ products }: Pick<Catalogue, 'products'>): Catalogue['products'] =>
  products.filter(({ Plan }) => Plan === null);

/** Whether any plan has activations, and there is a title to open with them. */
export const hasActivations = ({ plans, shop }: Catalogue): boolean =>
  shop.activatable > 0 && plans.some(({ activations }) => activations > 0);

/** Plans and products in a language; synchronous if already cached. */
export const catalogueIn = (lang: Lang): Catalogue | Promise<Catalogue> => query(LandingDocument, { lang });
