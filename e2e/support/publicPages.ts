import type { APIRequestContext } from '@playwright/test';
import { languageOf, languages, type Lang } from '../../src/shared/languages.ts';

/** The path of a page in a language; `rest` is what follows the language. */
export const pathIn = (lang: Lang, rest: string): string => (rest === '' ? `/${lang}` : `/${lang}/${rest}`);

/** The URL paths that a sitemap lists. */
async function listedIn(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The paths of all pages in the sitemaps, without the language, deduplicated and in order. */
export async function pagesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await listedIn(request, '/sitemap.xml');
  const found = await Promise.all(sitemaps.map((path) => listedIn(request, path)));
  return [...new Set(found.flat().map((path) => path.split('/').slice(2).join('/')))];
}

/** The URLs that a page must declare: its canonical one and those in all languages, by `hreflang`. */
export function addressesOf(origin: string, lang: Lang, rest: string) {
  return {
    canonical: origin + pathIn(lang, rest),
    alternates: Object.fromEntries([
      ...languages.map(({ prefix, tag }): [string, string] => [tag, origin + pathIn(prefix, rest)]),
      ['x-default', rest === '' ? `${origin}/` : origin + pathIn('en', rest)],
    ]),
  };
}

/** The `lang` attribute of documents in a language. */
export const tagOf = (lang: Lang): string => languageOf(lang).tag;
