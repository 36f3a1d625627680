import { ProductPageDocument, type ProductPageQuery } from '@/data/generated/public/product';
import { query } from '@/data/query';
import type { Lang } from '@/shared/languages';

/** What the page of a product shows. */
export type ProductPage = NonNullable<ProductPageQuery['productPage']>;
export type Tariff = ProductPage['Product']['Tariffs'][number];
export type Rating = NonNullable<ProductPage['Product']['Rating']>;
export type Review = ProductPage['Reviews'][number];
export type ContentItem = ProductPage['Contents'][number]['Items'][number];

/** Slugs and ids; anything else names nothing. */
const isName = (name: string): boolean => /^[\w-]{1,100}$/.test(name);

/** A product by the name in its address; at once where it is known, null where there is none. */
export async function productPageIn(lang: Lang, slug: string): Promise<ProductPage | null> {
  if (!isName(slug)) return null;
  const { productPage } = await query(ProductPageDocument, { lang, variables: { product: slug } });
  return productPage;
}
