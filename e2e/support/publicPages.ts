import type { APIRequestContext } from '@playwright/test';
import { languageOf, languages, type Lang } from '../../src/shared/languages.ts';

/** The path of a page in a language; `rest` is what follows the language. */
export const pathIn = (lang: Lang, rest: string): string => (rest === '' ? `/${lang}` : `/${lang}/${rest}`);

/** The paths of all pages in the sitemap, without the language, deduplicated and in order. */
export async function pagesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.split('/').slice(2).join('/'),
  );
  return [...new Set(found)];
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
