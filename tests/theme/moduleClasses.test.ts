import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** The classes defined in a CSS module. */
const classesOf = (module: string): Set<string> => {
  const rules = read(module)
    .replace(/\/\*[^]*?\*\//g, '')
    // Declarations contain no class names, but file names and numbers could look like one.
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []));
};

interface Use {
  readonly file: string;
  readonly module: string;
  /** The classes that the file uses. */
  readonly named: readonly string[];
  /** Whether it also looks up classes by names that are only known at runtime. */
  readonly isOpen: boolean;
}

const uses: readonly Use[] = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(/import (\w+) from '@\/([\w/.-]+\.module\.css)'/g)].map(
    ([, name = '', module = '']) => ({
      file,
      module,
      named: [...text.matchAll(new RegExp(`(?<![\\w.:'"/])${name}\\.(\\w+)`, 'g'))].flatMap(
        ([, found]) => found ?? [],
      ),
      isOpen: new RegExp(`\\b${name}\\[`).test(text),
    }),
  );
});

test('every class used by a component is defined', () => {
  const missing = uses.flatMap(({ file, module, named }) => {
    const defined = classesOf(module);
    return named.filter((name) => !defined.has(name)).map((name) => `${file}: ${name} of ${module}`);
  });
  expect(missing).toEqual([]);
});

/** The classes that other rules compose, as `module: class`. */
const composed = new Set(
  globSync('**/*.module.css', { cwd: src }).flatMap((module) =>
    [...read(module).matchAll(/composes: (\w+)(?: from '(.+)')?;/g)].map(
      ([, name = '', from = path.basename(module)]) => `${path.join(path.dirname(module), from)}: ${name}`,
    ),
  ),
);

test('every class of a CSS module is used by a component or composed by another rule', () => {
  const unused = globSync('**/*.module.css', { cwd: src }).flatMap((module) => {
    const users = uses.filter((use) => use.module === module);
    if (users.some(({ isOpen }) => isOpen)) return [];
    const named = new Set(users.flatMap((use) => use.named));
    return [...classesOf(module)]
      .filter((name) => !named.has(name))
      .map((name) => `${module}: ${name}`)
      .filter((place) => !composed.has(place));
  });
  expect(unused).toEqual([]);
});
