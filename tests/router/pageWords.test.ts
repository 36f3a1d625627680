import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');
const fileOf = (module: string): string | undefined =>
  [`${module}.tsx`, `${module}.ts`].find((file) => existsSync(path.join(src, file)));

/** The modules loaded together with a module: its static imports, recursively. Lazy chunks load their own messages. */
function withImports(module: string, known = new Set<string>()): Set<string> {
  const file = fileOf(module);
  if (file === undefined || known.has(file)) return known;
  known.add(file);
  for (const [, imported = ''] of read(file).matchAll(
    /^(?:import|export)(?! type\b)[^;]*? from '@\/([^']+)'/gm,
  ))
    withImports(imported, known);
  return known;
}

/** The message namespaces that a module uses. */
const namespacesIn = (source: string): string[] => [
  ...[...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ),
  ...[...source.matchAll(/\bt\(\s*['`](\w+):/g)].map(([, name = '']) => name),
];

/** The pages of the route table: each module, and the namespaces in the list before it. */
const table = read('router/routes.tsx');
const pages = [...table.matchAll(/\[([^[\]]*)\][^[\]]*?import\('@\/(pages\/[^']+)'\)/g)].map(
  ([, list = '', module = '']) => ({
    module,
    namespaces: new Set([
      'common',
      ...(module.startsWith('pages/projects/') ? ['projects'] : []),
      ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ]),
  }),
);

it('every page of the route table is covered here', () => {
  expect(pages).toHaveLength(table.match(/import\('@\/pages\//g)?.length ?? 0);
});

it.each(pages)('$module loads the messages of everything that it shows', ({ module, namespaces }) => {
  const asked = new Set([...withImports(module)].flatMap((file) => namespacesIn(read(file))));
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter((name) => !namespaces.has(name))).toEqual([]);
});
