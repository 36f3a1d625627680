import type { ShownPrice } from '@/commerce/price';
import { ProductPageDocument, type ProductPageQuery } from '@/data/generated/public/product';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';

/** Data of the product page. */
export type ProductPage = NonNullable<ProductPageQuery['productPage']> & {
  /** How long a membership with member prices is free at first, in days; undefined without a trial. */
  readonly trialDays: number | undefined;
};
export type Tariff = ProductPage['Product']['Tariffs'][number];
export type Rating = NonNullable<ProductPage['Product']['Rating']>;
export type Review = ProductPage['Reviews'][number];
export type ContentItem = ProductPage['Contents'][number]['Items'][number];
export type EventDate = ContentItem['Dates'][number];

/** The lowest price of some options in the visitor's currency; undefined without any. */
export type PriceOf = (tariffs: readonly Tariff[]) => ShownPrice | undefined;

/** Whether it can be a slug or an id; anything else can't name a product. */
const isName = (name: string): boolean => /^[\w-]{1,100}$/.test(name);

/** Loads a product by the name in its URL; null if there is none. */
export async function productPageIn(lang: Lang, slug: string): Promise<ProductPage | null> {
  if (!isName(slug)) return null;
  const { productPage, plans } = await query(ProductPageDocument, { lang, variables: { product: slug } });
  const trial = plans.find(({ trialPeriod, opensMemberPrices }) => trialPeriod > 0 && opensMemberPrices);
  return productPage && { ...productPage, trialDays: trial?.trialPeriod };
}
