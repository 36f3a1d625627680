import type { Lang } from '../shared/languages.ts';

const latin = ['inter-latin', 'source-serif-latin'];
const cyrillic = ['inter-cyrillic', 'source-serif-cyrillic'];
// Headings contain names in Latin letters, first of all the site's.
const arabic = ['vazirmatn-arabic', 'source-serif-latin'];

const byScript: Readonly<Record<Lang, readonly string[]>> = {
  en: latin,
  es: latin,
  fr: latin,
  de: latin,
  it: latin,
  ru: cyrillic,
  kz: cyrillic,
  ua: cyrillic,
  ar: arabic,
  fa: arabic,
  he: ['frank-ruhl-libre-hebrew', 'source-serif-latin'],
  // We have no font for their characters; the system's fonts are already there.
  zh: [],
  ko: [],
};

/** The source files of the fonts that a page's first paint needs in a language, at most two. */
export const fontsOf = (lang: Lang): string[] =>
  byScript[lang].map((name) => `src/theme/fonts/${name}.woff2`);
