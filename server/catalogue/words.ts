import type { Lang } from '../../src/shared/languages.ts';
import type { Words } from '../database/schema.ts';

/** A text in the wanted language, in English where that has none. */
export const say = (words: Words, lang: Lang): string => words[lang] ?? words.en;

/** The same for a text that may be missing altogether. */
export const sayIfAny = (words: Words | null, lang: Lang): string | null => words && say(words, lang);
