import type { Lang } from '../../src/shared/languages.ts';

const latin = ['inter-latin', 'source-serif-latin'];
const cyrillic = ['inter-cyrillic', 'source-serif-cyrillic'];
// Names in Latin letters, the site's first of all, stand in their headings.
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
  // No font of ours has their signs: the system's are there already.
  zh: [],
  ko: [],
};

/** The font files that the first paint of a page needs in a language, at most two; sources of the project. */
export const fontsOf = (lang: Lang): string[] =>
  byScript[lang].map((name) => `src/theme/fonts/${name}.woff2`);
