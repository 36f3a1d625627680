/**
 * The product's terms in `locales/glossary.json`: what each is called in each language, and what it must not be called.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { languages, type Lang } from '../../src/shared/languages.ts';
import type { Texts } from '../localeTexts.ts';
import { root } from '../run.ts';

const wordList = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())), v.minLength(1));
const prefixes = languages.map(({ prefix }) => prefix);

const termSchema = v.strictObject({
  /** The meaning, if the English word is ambiguous. */
  note: v.optional(v.string()),
  /** The approved words; the first is the default. */
  words: v.strictObject(v.entriesFromList(prefixes, wordList)),
  /** Words to avoid; `*` matches any letters. */
  avoid: v.optional(v.partial(v.strictObject(v.entriesFromList(prefixes, wordList)))),
});

const glossarySchema = v.record(v.string(), termSchema);

/** Maps English terms to their words in every language. */
export type Glossary = v.InferOutput<typeof glossarySchema>;

/** Reads the glossary. @throws if it doesn't match the schema */
export async function readGlossary(): Promise<Glossary> {
  const text = await readFile(path.join(root, 'locales/glossary.json'), 'utf8');
  return v.parse(glossarySchema, JSON.parse(text));
}

/** Chinese has no spaces between words, and Korean attaches particles to them. */
const writesWithoutBounds = new Set<Lang>(['zh', 'ko']);

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a word of a language, case-insensitively. */
function pattern(word: string, lang: Lang): RegExp {
  const source = escaped(word).replaceAll('*', '[\\p{L}\\p{M}]*');
  return writesWithoutBounds.has(lang)
    ? new RegExp(source, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${source}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, ' ');

/** One line per word in a text that its language avoids. */
export function avoidedWords(glossary: Glossary, lang: Lang): (key: string, text: string) => string[] {
  const avoided = Object.values(glossary).flatMap(({ words, avoid }) =>
    (avoid?.[lang] ?? []).map((word) => ({ word, found: pattern(word, lang), instead: words[lang][0] })),
  );
  return (key, text) => {
    const plain = withoutPlaceholders(text);
    return avoided
      .filter(({ found }) => found.test(plain))
      .map(({ word, instead }) => `${key}: “${word}” instead of “${instead}”`);
  };
}

/** The common stem of a word's forms, ignoring the language's endings and cases. */
const stemOf = (word: string, lang: Lang): string =>
  writesWithoutBounds.has(lang) ? word : word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));

const isSaid = (text: string, approved: string, lang: Lang): boolean =>
  approved
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(stemOf(word, lang)));

/** One line per label that is a glossary term in English but contains none of the term's words in its language. */
export function otherLabels(glossary: Glossary, english: Texts, own: Texts, lang: Lang): string[] {
  const terms = new Map(
    Object.values(glossary).flatMap(({ words }) =>
      words.en.flatMap((word) =>
        [word, `${word}s`].map((label) => [label.toLowerCase(), words[lang]] as const),
      ),
    ),
  );
  return [...english].flatMap(([key, label]) => {
    const approved = terms.get(label.toLowerCase());
    const text = own.get(key)?.toLowerCase();
    if (approved === undefined || text === undefined) return [];
    if (approved.some((word) => isSaid(text, word, lang))) return [];
    return [`${key}: “${text}” is another word for “${label}” than ${approved.join(', ')}`];
  });
}
