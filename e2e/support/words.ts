import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../src/shared/languages.ts';
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

/** Directional isolates around inserted names do not change what a person reads. */
const isolates = '[\\u2066-\\u2069]*';

export function wordsOf(lang: Lang): Words {
  const pieces = (key: string, values: Record<string, string>) => {
    const known: Record<string, string> = { product: product.name, ...values };
    return readText(lang, key)
      .split(/(\{\{[^}]*\}\})/)
      .map((piece) => {
        const name = /^\{\{\s*-?\s*([^},\s]+)/.exec(piece)?.[1];
        return name === undefined ? { text: piece } : { name, text: known[name] };
      });
  };
  const pattern = (key: string, values: Record<string, string> = {}) =>
    pieces(key, values)
      .map(({ name, text }) => {
        if (name === undefined) return escaped(text ?? '');
        return text === undefined ? '.+' : `${isolates}${escaped(text)}${isolates}`;
      })
      .join('');
  return {
    lang,
    text: (key, values = {}) =>
      pieces(key, values)
        .map(({ text }) => text ?? '')
        .join(''),
    exactly: (key, values) => new RegExp(`^\\s*${pattern(key, values)}\\s*$`, 'u'),
    within: (key, values) => new RegExp(pattern(key, values), 'u'),
  };
}
