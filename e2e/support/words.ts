import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../src/shared/languages.ts';
import { joinValues } from '../../src/shared/messageFormat.ts';
import { product } from '../../src/shared/product.ts';

const locales = path.resolve(import.meta.dirname, '../../locales');

/** Matches a text with any white space where it has some: a non-breaking space counts as a space. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** What the site says in one language, to find things by the names a person would use. */
export interface Words {
  lang: Lang;
  /** The text of a key (`namespace:a.b`), with the product's name and the given values in it. */
  text: (key: string, values?: Record<string, string>) => string;
  /** Matches the whole of a name; a placeholder without a value matches anything. */
  exactly: (key: string, values?: Record<string, string>) => RegExp;
  /** Matches anything that has the text of a key in it. */
  within: (key: string, values?: Record<string, string>) => RegExp;
}

function readText(lang: Lang, key: string): string {
  const [namespace = '', keyPath = ''] = key.split(':');
  let found: unknown = JSON.parse(readFileSync(path.join(locales, lang, `${namespace}.json`), 'utf8'));
  for (const name of keyPath.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${lang}`);
  // Brackets mark the links of a sentence.
  return found.replaceAll(/[[\]]/g, '');
}

/** Placeholder for a value that the caller did not give. */
const unknown = '\uE000';

/** Directional isolates around inserted names do not change what a person reads. */
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
