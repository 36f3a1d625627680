import type { FormatterModule, PostProcessorModule } from 'i18next';
import { intlTag, languages, type Lang } from './languages.ts';

const numbers = new Map<Lang, Intl.NumberFormat>();

/** Formats a number with the language's own digits and separators. */
export function writeNumber(lang: Lang, value: number): string {
  const format = numbers.get(lang) ?? new Intl.NumberFormat(intlTag(lang));
  numbers.set(lang, format);
  return format.format(value);
}

const prefixOf = (tag: string | undefined): Lang =>
  languages.find((language) => language.tag === tag)?.prefix ?? 'en';

/** Formats numbers in texts as the language writes them; leaves everything else as it is. */
export const valueFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, tag) => {
    if (typeof value === 'number') return writeNumber(prefixOf(tag), value);
    return typeof value === 'string' ? value : '';
  },
};

/** Two full stops with nothing visible between them, but no ellipsis. */
const doubledStop = /(?<!\.)\.([\u200e\u200f\u061c\u2066-\u2069]*)\.(?!\.)/g;

/** Drops the second full stop where a value that ends in one ("2026 г.", "د.إ.") ends a sentence. */
export const withSingleStops = (text: string): string => text.replace(doubledStop, '.$1');

/**
 * An Italian article, alone or combined with a preposition, before eight or eleven, with nothing visible between them.
 */
const fullArticle = /\b(?:il|(al|dal|del|nel|sul)) (?=[\u2066-\u2069]*(?:8|11)(?!\d))/g;

/** Elides the article before numbers that start with a vowel: "l’8", "all’11". */
const withElidedArticles = (text: string): string =>
  text.replace(fullArticle, (_, preposition = '') => `${preposition}l’`);

/** Fixes a text where its values meet its words: a single full stop at the end, the right Italian article. */
export const joinValues = (lang: Lang, text: string): string =>
  lang === 'it' ? withElidedArticles(withSingleStops(text)) : withSingleStops(text);

/** Applies `joinValues` to every text; name it in `postProcess`. */
export const valueJoins: PostProcessorModule = {
  type: 'postProcessor',
  name: 'valueJoins',
  process: (text, _key, { lng }, translator: { language?: string }) =>
    joinValues(prefixOf(lng ?? translator.language), text),
};
