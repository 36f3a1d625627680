import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import type { LocalizedText } from '../database/schema.ts';

const folder = path.join(import.meta.dirname, 'words');

/** Kind of thing, its id, its field, the words. */
const words = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())));
type Kind =
  | 'products'
  | 'tariffs'
  | 'deliverables'
  | 'gifts'
  | 'plans'
  | 'categories'
  | 'authors'
  | 'researches'
  | 'dreams';

/** Finds the words of one thing in every language that has them, as JSON for the database. */
export interface WordBook {
  /** @throws if English lacks them. */
  readonly of: (kind: Kind, id: string, field: string) => string;
  /** Null where English lacks them. */
  readonly perhaps: (kind: Kind, id: string, field: string) => string | null;
  /** A text in one language. @throws Error if that language lacks it */
  readonly inLanguage: (lang: Lang, kind: Kind, id: string, field: string) => string;
  /** Everything that was read. */
  readonly all: unknown;
}

/** Reads `words/<lang>.json`, whichever are there. */
export function readWords(): WordBook {
  const books = readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .filter(isLang)
    .map((lang) => {
      const text: unknown = JSON.parse(readFileSync(path.join(folder, `${lang}.json`), 'utf8'));
      return { lang, words: v.parse(words, text) };
    });

  const collect = (kind: Kind, id: string, field: string): LocalizedText | undefined => {
    const found = Object.fromEntries(
      books.flatMap(({ lang, words }) => {
        const text = words[kind]?.[id]?.[field];
        return text === undefined ? [] : [[lang, text]];
      }),
    );
    return typeof found['en'] === 'string' ? { ...found, en: found['en'] } : undefined;
  };

  const perhaps = (kind: Kind, id: string, field: string): string | null => {
    const found = collect(kind, id, field);
    return found ? JSON.stringify(found) : null;
  };
  return {
    all: books,
    perhaps,
    inLanguage: (wanted, kind, id, field) => {
      const text = books.find(({ lang }) => lang === wanted)?.words[kind]?.[id]?.[field];
      if (text === undefined) throw new Error(`No words for ${kind} ${id} in ${wanted}: ${field}`);
      return text;
    },
    of: (kind, id, field) => {
      const found = perhaps(kind, id, field);
      if (found === null) throw new Error(`No English words for ${kind} ${id}: ${field}`);
      return found;
    },
  };
}
