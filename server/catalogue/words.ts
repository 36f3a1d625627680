import type { Lang } from '../../src/shared/languages.ts';
import type { LocalizedText } from '../database/schema.ts';

/** A text in the given language, falling back to English. */
export const localize = (words: LocalizedText, lang: Lang): string => words[lang] ?? words.en;

/** The same for an optional text. */
export const localizeNullable = (words: LocalizedText | null, lang: Lang): string | null =>
  words && localize(words, lang);

/** External addresses stay as they are; paths on this site get the language prefix. */
export const pageAddress = (address: string | null, lang: Lang): string | null =>
  address?.startsWith('/') ? `/${lang}${address}` : address;
