import type { Lang } from '../../src/shared/languages.ts';
import type { LocalizedText } from '../database/schema.ts';

/** A text in the wanted language, in English where that has none. */
export const localize = (words: LocalizedText, lang: Lang): string => words[lang] ?? words.en;

/** The same for a text that may be missing altogether. */
export const localizeIfAny = (words: LocalizedText | null, lang: Lang): string | null =>
  words && localize(words, lang);

/** An address that leads elsewhere as it is, and a page of this site in the wanted language. */
export const pageAddress = (address: string | null, lang: Lang): string | null =>
  address?.startsWith('/') ? `/${lang}${address}` : address;
