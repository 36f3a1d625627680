import type { CatalogueContext } from '../catalogue/currentCatalogue.ts';
import type { ProductKind } from '../catalogue/contents.ts';
import { containWords } from '../catalogue/foldedTexts.ts';
import type { CatalogueProduct } from '../catalogue/products.ts';
import { isSoldOut } from './library/soldOut.ts';

/** Which titles to list. */
interface TitleQuery {
  readonly search?: string | null | undefined;
  readonly kind?: ProductKind | null | undefined;
  readonly language?: string | null | undefined;
}

/** Whether one of a title's tariffs can be bought: its events aren't over, and a license key and a seat are left if it needs them. */
async function canBeBought(context: CatalogueContext, { tariffsOnSale }: CatalogueProduct): Promise<boolean> {
  const now = context.clock();
  const open = tariffsOnSale.filter(({ soldUntil }) => soldUntil === null || soldUntil > now);
  const soldOut = await Promise.all(open.map(({ id }) => isSoldOut(context, { tariffId: id, giftId: null })));
  return soldOut.includes(false);
}

/** The titles that match, in the shop's order, with those that can't be bought for now at the end. */
export async function findTitles(context: CatalogueContext, query: TitleQuery): Promise<CatalogueProduct[]> {
  const words = query.search?.trim();
  const found = context.catalogue.titlesOnSale.filter(
    ({ kind, languages, title, description }) =>
      (!query.kind || kind === query.kind) &&
      (!query.language || languages.includes(query.language)) &&
      (!words ||
        containWords(
          [context.lang, 'en' as const].flatMap((lang) => [title[lang], description[lang]]),
          words,
        )),
  );
  const open = await Promise.all(found.map((title) => canBeBought(context, title)));
  return [...found.filter((_, at) => open[at]), ...found.filter((_, at) => !open[at])];
}
