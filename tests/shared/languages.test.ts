import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { directionOf, languages, matchLang, parseAcceptLanguage } from '@/shared/languages';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const prefixes = languages.map(({ prefix }) => prefix);

/** The attributes that the script in index.html sets on a first visit. */
function shellAt(pathname: string) {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(read('index.html')) ?? [];
  const element = { lang: '', dir: '', dataset: {} };
  runInNewContext(script, {
    document: { documentElement: element, cookie: '' },
    location: { pathname },
    navigator: { languages: [] },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  });
  return { lang: element.lang, dir: element.dir };
}

it.each(languages)('index.html opens /$prefix as $tag before the first paint', ({ prefix, tag }) => {
  expect(shellAt(`/${prefix}/team`)).toEqual({ lang: tag, dir: directionOf(prefix) });
});

it.each(languages)('$prefix has the direction of its script', ({ prefix, tag }) => {
  const { script = '' } = new Intl.Locale(tag).maximize();
  expect(directionOf(prefix)).toBe(/^(?:Arab|Hebr)$/.test(script) ? 'rtl' : 'ltr');
  expect(directionOf(tag)).toBe(directionOf(prefix));
});

/** The code points covered by all fonts in fonts.css. */
const drawn = new Set(
  [...read('src/theme/fonts.css').matchAll(/unicode-range:([^;]*);/g)].flatMap(([, range = '']) =>
    range.split(',').flatMap((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  ),
);

/** Languages with system fonts: a font with all their characters would take megabytes. */
const ofTheSystem: ReadonlySet<string> = new Set(['zh', 'ko']);

it.each(prefixes.filter((prefix) => !ofTheSystem.has(prefix)))(
  'the site’s fonts have every letter of %s',
  (prefix) => {
    const letters = new Set(read(`locales/${prefix}/common.json`).match(/\p{L}/gu));
    expect(letters.size).toBeGreaterThan(20);
    expect([...letters].filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  },
);

it.each([
  ['de', 'de'],
  ['de;q=0.2,fr;q=0.9', 'fr'],
  ['de;Q=0.2,fr;q=0.9', 'fr'],
  ['de ; q=0.2 , fr', 'fr'],
  ['iw-IL', 'he'],
  ['cmn-Hans-CN', 'zh'],
  ['prs-AF,en;q=0.1', 'fa'],
  ['x-klingon, ru;q=0.3', 'ru'],
  ['de_DE', 'de'],
  ['zh_CN.UTF-8, en;q=0.5', 'zh'],
  ['de; q = 0.2, fr', 'fr'],
  ['ua', 'ua'],
  ['kz-KZ,ru;q=0.9', 'kz'],
  ['uk-UA,ru;q=0.9', 'ua'],
  ['*, ko;q=0.1', 'ko'],
])('the header “Accept-Language: %s” asks for %s', (header, lang) => {
  expect(matchLang(parseAcceptLanguage(header))).toBe(lang);
});
