import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../src/shared/languages.ts';
import { joinValues } from '../../src/shared/messageFormat.ts';
import { product } from '../../src/shared/product.ts';

const locales = path.resolve(import.meta.dirname, '../../locales');

/** Escapes a text for a pattern in which any white space matches any other, non-breaking spaces included. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The site's texts in one language, to find elements by the names a person would use. */
export interface Words {
  lang: Lang;
  /** The text of a key (`namespace:a.b`), with the product name and the given values filled in. */
  text: (key: string, values?: Record<string, string>) => string;
  /** Matches a whole name; a placeholder without a value matches anything. */
  exactly: (key: string, values?: Record<string, string>) => RegExp;
  /** Matches anything that contains the text of a key. */
  within: (key: string, values?: Record<string, string>) => RegExp;
}

/** The parsed message files, each read once. */
const messages = new Map<string, unknown>();

function messagesIn(file: string): unknown {
  if (!messages.has(file)) messages.set(file, JSON.parse(readFileSync(path.join(locales, file), 'utf8')));
  return messages.get(file);
}

function readText(lang: Lang, key: string): string {
  const [namespace = '', keyPath = ''] = key.split(':');
  let found = messagesIn(`${lang}/${namespace}.json`);
  for (const name of keyPath.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${lang}`);
  // Brackets mark the links in a sentence.
  return found.replaceAll(/[[\]]/g, '');
}

/** Stands for a value that the caller did not give. */
const unknown = '\uE000';

/** Directional isolates around inserted values don't change what a person reads. */
const isolates = '[\\u2066-\\u2069]*';

export function wordsOf(lang: Lang): Words {
  const textOf = (key: string, values: Record<string, string> = {}, around = ['', '']) => {
    const known: Record<string, string> = { product: product.name, ...values };
    const filled = readText(lang, key).replaceAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g, (_, name: string) =>
      around.join(known[name] ?? unknown),
    );
    return joinValues(lang, filled);
  };
  const pattern = (key: string, values?: Record<string, string>) =>
    escaped(textOf(key, values, ['\u2068', '\u2069']))
      .replaceAll(/[\u2066-\u2069]+/g, isolates)
      .replaceAll(unknown, '.+');
  return {
    lang,
    text: (key, values) => textOf(key, values).replaceAll(unknown, ''),
    exactly: (key, values) => new RegExp(`^\\s*${pattern(key, values)}\\s*$`, 'u'),
    within: (key, values) => new RegExp(pattern(key, values), 'u'),
  };
}
