import * as v from 'valibot';
import { siteLanguages, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import type { BackEnd } from './backEnd.ts';

const slugPage = v.object({
  data: v.object({
    researches: v.object({
      Researches: v.array(v.object({ slug: v.string() })),
      Pagination: v.object({ nextPageExists: v.boolean() }),
    }),
  }),
});

const slugQuery = `query Slugs($filter: ResearchFilter) {
  researches(filter: $filter) { Researches { slug } Pagination { nextPageExists } }
}`;

/** The slugs of all published researches. */
async function researchSlugs(backEnd: BackEnd): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = v.parse(slugPage, await backEnd.ask(slugQuery, { filter: { page, limit: 50 } }));
    slugs.push(...data.researches.Researches.map(({ slug }) => slug));
    if (!data.researches.Pagination.nextPageExists) return slugs;
  }
}

const productList = v.object({
  data: v.object({
    products: v.array(v.object({ slug: v.string(), Plan: v.nullable(v.object({ id: v.string() })) })),
  }),
});

/** The slugs of all products with a page; plans have none. */
async function productSlugs(backEnd: BackEnd): Promise<string[]> {
  const { data } = v.parse(
    productList,
    await backEnd.ask('query Products { products { slug Plan { id } } }'),
  );
  return data.products.filter(({ Plan }) => Plan === null).map(({ slug }) => slug);
}

/** The paths of all public pages, in every language. */
export async function publicPaths(backEnd: BackEnd): Promise<string[]> {
  const slugs = await researchSlugs(backEnd);
  const products = await productSlugs(backEnd);
  return siteLanguages
    .map(({ prefix }): Lang => prefix)
    .flatMap((lang) => [
      ...publicPatterns.map((pattern) => (pattern === '' ? `/${lang}` : `/${lang}/${pattern}`)),
      ...slugs.map((slug) => paths.research.href(lang, slug)),
      ...products.map((slug) => paths.product.href(lang, slug)),
    ]);
}
