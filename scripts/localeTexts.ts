import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { demoContent } from '../server/demo/seedContent.ts';
import { root } from './run.ts';

/** Maps full keys (`namespace:a.b.c`) to texts. */
export type Texts = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens nested keys; reports anything that is neither a text nor an object. */
function flatten(value: unknown, key: string, texts: Map<string, string>, problems: string[]): void {
  if (typeof value === 'string') texts.set(key, value);
  else if (isObject(value)) {
    const separator = key.endsWith(':') ? '' : '.';
    for (const [name, inner] of Object.entries(value))
      flatten(inner, `${key}${separator}${name}`, texts, problems);
  } else problems.push(`${key} is neither a text nor an object`);
}

/** Reads all texts of a language from `locales/<prefix>/*.json`. */
export async function readTexts(prefix: string, problems: string[] = []): Promise<Texts> {
  const folder = path.join(root, 'locales', prefix);
  const names = await readdir(folder).catch(() => {
    problems.push(`locales/${prefix} is missing`);
    return [];
  });
  const texts = new Map<string, string>();
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    try {
      flatten(JSON.parse(await readFile(file, 'utf8')), `${path.basename(name, '.json')}:`, texts, problems);
    } catch (error) {
      problems.push(`locales/${prefix}/${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return texts;
}

/** The texts of the demo catalogue in a language, by item: `demo:products.1.title`. */
export async function readDemoTexts(prefix: string, problems: string[]): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const { parentPath, name } of await readdir(demoContent, { recursive: true, withFileTypes: true })) {
    if (name !== `${prefix}.yaml`) continue;
    const file = path.join(parentPath, name);
    const [kind = '', id = ''] = path.relative(demoContent, parentPath).split(path.sep);
    try {
      const words: unknown = parse(await readFile(file, 'utf8'), { schema: 'failsafe' });
      flatten(words, `demo:${kind}.${id}`, texts, problems);
    } catch (error) {
      problems.push(
        `${path.relative(root, file)}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return texts;
}

/** `{{name}}`, `{{name, format}}` and `$t(key)`, sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*-?\s*(?<name>[^},\s]+)|\$t\((?<key>[^),]+)/g)]
    .map(({ groups }) => groups?.['name'] ?? `$t(${groups?.['key'] ?? ''})`)
    .sort();
