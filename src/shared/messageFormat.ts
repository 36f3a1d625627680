import type { FormatterModule, PostProcessorModule } from 'i18next';
import { intlTag, languages, type Lang } from './languages.ts';

const numbers = new Map<Lang, Intl.NumberFormat>();

/** Writes a number with the language's own digits and separators. */
export function writeNumber(lang: Lang, value: number): string {
  const format = numbers.get(lang) ?? new Intl.NumberFormat(intlTag(lang));
  numbers.set(lang, format);
  return format.format(value);
}

const prefixOf = (tag: string | undefined): Lang =>
  languages.find((language) => language.tag === tag)?.prefix ?? 'en';

/** Numbers in texts are written as the language writes them; everything else is taken as it is. */
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

/** A full stop that another one follows, with nothing seen between them; an ellipsis is left alone. */
const doubledStop = /(?<!\.)\.([\u200e\u200f\u061c\u2066-\u2069]*)\.(?!\.)/g;

/** One full stop where a value that ends in one ("2026 г.", "د.إ.") ends a sentence. */
export const withSingleStops = (text: string): string => text.replace(doubledStop, '.$1');

/** An Italian article, alone or in a preposition, before eight or eleven, with nothing seen between them. */
const fullArticle = /\b(?:il|(al|dal|del|nel|sul)) (?=[\u2066-\u2069]*(?:8|11)(?!\d))/g;

/** The article of "l’8" and "all’11", which is another one before the numbers that begin with a vowel. */
const withElidedArticles = (text: string): string =>
  text.replace(fullArticle, (_, preposition = '') => `${preposition}l’`);

/** A text as it is written where its values meet its words: one full stop at the end, the article that a number has. */
export const joinValues = (lang: Lang, text: string): string =>
  lang === 'it' ? withElidedArticles(withSingleStops(text)) : withSingleStops(text);

/** Writes every text by `joinValues`; name it in `postProcess`. */
export const valueJoins: PostProcessorModule = {
  type: 'postProcessor',
  name: 'valueJoins',
  process: (text, _key, { lng }, translator: { language?: string }) =>
    joinValues(prefixOf(lng ?? translator.language), text),
};
