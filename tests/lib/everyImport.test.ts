import { expect, it } from 'vitest';
import { parseSync } from 'vite';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What may hold a dynamic import: `loadChunk`, or the table of pages, whose code comes through `page`. */
const kinds = ['site', 'plain', 'account', 'open', 'entrance', 'mailed', 'present', 'payment', 'guest'];
const holders = ['loadChunk', 'page', 'project', ...kinds];

type Tree = { readonly type?: unknown; readonly callee?: unknown; readonly name?: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The dynamic imports below a node that nothing holds, as they are written. */
function bareImports(node: unknown, text: string, allowed: readonly string[]): string[] {
  if (!isTree(node)) return [];
  if (node.type === 'ImportExpression' && 'start' in node && 'end' in node)
    return [text.slice(Number(node.start), Number(node.end))];
  const callee = node.type === 'CallExpression' && isTree(node.callee) ? node.callee.name : undefined;
  if (allowed.some((name) => name === callee)) return [];
  return Object.values(node).flatMap((part) => bareImports(part, text, allowed));
}

const bareIn = (file: string, text: string): string[] =>
  bareImports(
    parseSync(file, text).program,
    text,
    file.endsWith('/router/routes.tsx') ? holders : holders.slice(0, 1),
  );

it('finds a dynamic import that nothing holds', () => {
  expect(bareIn('a.ts', "const late = () => import('@/late');")).toEqual(["import('@/late')"]);
  expect(bareIn('a.ts', "const late = loadChunk(() => import('@/late'));")).toEqual([]);
  expect(bareIn('a.ts', "page({ lazy: () => import('@/late') });")).toHaveLength(1);
});

it('every dynamic import goes through the one function that knows what to do when its file is gone', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const bare = Object.entries(sources).flatMap(([file, text]) =>
    // Only files that have one are worth reading.
    /\bimport\s*\(/.test(text) ? bareIn(file, text).map((found) => `${file}: ${found}`) : [],
  );
  expect(bare).toEqual([]);
});
