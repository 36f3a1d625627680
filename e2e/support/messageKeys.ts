import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../locales/en');

function keysIn(value: unknown, before: string): string[] {
  if (typeof value !== 'object' || value === null) return [before];
  return Object.entries(value).flatMap(([name, inner]) =>
    keysIn(inner, before === '' ? name : `${before}.${name}`),
  );
}

const texts = readdirSync(folder).map((file) => ({
  namespace: path.basename(file, '.json'),
  text: readFileSync(path.join(folder, file), 'utf8'),
}));

const files = texts.map(({ namespace, text }) => ({
  namespace,
  keys: keysIn(JSON.parse(text), '').flatMap((key) => [
    key,
    // A plural message is requested without its plural suffix.
    key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
  ]),
}));

/** Every placeholder of the messages; other braces on a page may be intended, as in a BibTeX record. */
const placeholders: readonly string[] = [
  ...new Set(texts.flatMap(({ text }) => text.match(/\{\{[^}]*\}\}/g) ?? [])),
];

/** A key that is a single plain word could also be a real text. */
const isTelling = (key: string): boolean => /[.:_]|[a-z][A-Z]/.test(key);

const known: ReadonlySet<string> = new Set(
  files.flatMap(({ namespace, keys }) => [
    ...keys.filter(isTelling),
    ...keys.map((key) => `${namespace}:${key}`),
  ]),
);
const withNamespace = new RegExp(
  `(?<![\\w/.])(?:${files.map(({ namespace }) => namespace).join('|')}):[a-z]\\w*(?:\\.\\w+)*`,
);

/** Whether a text is what a missing message leaves behind: its key, or an unfilled placeholder. */
export const isMissingMessage = (text: string): boolean =>
  known.has(text) || withNamespace.test(text) || placeholders.some((one) => text.includes(one));
