import type { APIRequestContext } from '@playwright/test';
import { languageOf, languages, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';

/** The address of a page in a language; `rest` is what comes after the language. */
export const pathIn = (lang: Lang, rest: string): string => (rest === '' ? `/${lang}` : `/${lang}/${rest}`);

/** The paths of all pages that the sitemap names, without their language, each once and in its order. */
export async function pagesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.split('/').slice(2).join('/'),
  );
  return [...new Set(found)];
}

/** The researches among the pages of the sitemap. */
export async function researchPages(request: APIRequestContext): Promise<string[]> {
  const [folder = ''] = paths.research.pattern.split(':');
  const found = (await pagesOfSitemap(request)).filter((rest) => rest.startsWith(folder));
  if (found.length === 0) throw new Error('The sitemap names no research');
  return found;
}

/** The addresses that a page has to name: its own and those in all languages, by `hreflang`. */
export function addressesOf(origin: string, lang: Lang, rest: string) {
  return {
    canonical: origin + pathIn(lang, rest),
    alternates: Object.fromEntries([
      ...languages.map(({ prefix, tag }): [string, string] => [tag, origin + pathIn(prefix, rest)]),
      ['x-default', rest === '' ? `${origin}/` : origin + pathIn('en', rest)],
    ]),
  };
}

/** The tag that the document of a language carries. */
export const tagOf = (lang: Lang): string => languageOf(lang).tag;
