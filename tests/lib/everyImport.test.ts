import { expect, it } from 'vitest';
import { parseSync } from 'vite';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The calls allowed around a dynamic import: `loadChunk`, or the route table's kinds of page, which load by `page`. */
const kinds = [
  'site',
  'plain',
  'plainFound',
  'account',
  'open',
  'loginPage',
  'linkPage',
  'present',
  'payment',
  'guest',
  'found',
  'part',
];
const holders = ['loadChunk', 'page', 'project', ...kinds];

type Tree = { readonly type?: unknown; readonly callee?: unknown; readonly name?: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The name of a called function; of `ours(account)(…)`, that of the kind of page. */
function nameOf(callee: unknown): unknown {
  if (!isTree(callee)) return undefined;
  const [kind] = 'arguments' in callee && Array.isArray(callee.arguments) ? callee.arguments : [];
  return callee.type === 'CallExpression' ? nameOf(kind) : callee.name;
}

/** The source of the dynamic imports below a node that are not wrapped in an allowed call. */
function bareImports(node: unknown, text: string, allowed: readonly string[]): string[] {
  if (!isTree(node)) return [];
  if (node.type === 'ImportExpression' && 'start' in node && 'end' in node)
    return [text.slice(Number(node.start), Number(node.end))];
  const callee = node.type === 'CallExpression' ? nameOf(node.callee) : undefined;
  if (allowed.some((name) => name === callee)) return [];
  return Object.values(node).flatMap((part) => bareImports(part, text, allowed));
}

const bareIn = (file: string, text: string): string[] =>
  bareImports(
    parseSync(file, text).program,
    text,
    file.endsWith('/router/routes.tsx') ? holders : holders.slice(0, 1),
  );

it('a dynamic import outside of loadChunk is found', () => {
  expect(bareIn('a.ts', "const late = () => import('@/late');")).toEqual(["import('@/late')"]);
  expect(bareIn('a.ts', "const late = loadChunk(() => import('@/late'));")).toEqual([]);
  expect(bareIn('a.ts', "page({ lazy: () => import('@/late') });")).toHaveLength(1);
});

it('every dynamic import goes through loadChunk, which handles missing files', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const bare = Object.entries(sources).flatMap(([file, text]) =>
    // Parsing only the files that have one.
    /\bimport\s*\(/.test(text) ? bareIn(file, text).map((found) => `${file}: ${found}`) : [],
  );
  expect(bare).toEqual([]);
});
