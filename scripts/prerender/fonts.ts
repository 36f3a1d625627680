import type { Lang } from '../../src/shared/languages.ts';

const latin = ['inter-latin', 'source-serif-latin'];
const cyrillic = ['inter-cyrillic', 'source-serif-cyrillic'];
const arabic = ['vazirmatn-arabic'];

const byScript: Partial<Record<Lang, readonly string[]>> = {
  ru: cyrillic,
  kz: cyrillic,
  ua: cyrillic,
  ar: arabic,
  fa: arabic,
  he: ['frank-ruhl-libre-hebrew'],
  // No font of ours has their signs: the system's are there already.
  zh: [],
  ko: [],
};

/** The font files that the first paint of a page needs in a language, at most two; sources of the project. */
export const fontsOf = (lang: Lang): string[] =>
  (byScript[lang] ?? latin).map((name) => `src/theme/fonts/${name}.woff2`);
