/** Checks that each `t('key', { … })` passes exactly the values that its text has placeholders for. */
import { parseSync, Visitor, type ESTree } from 'vite';
import { promises } from '../src/shared/promises.ts';
import { placeholdersOf, type Texts } from './localeTexts.ts';
import { sourcesIn } from './sourceTexts.ts';

/** The options that i18next accepts for every text. */
const given = new Set(
  ['product', 'count', 'context', 'ordinal', 'ns', 'lng', 'defaultValue'].concat(Object.keys(promises)),
);

interface Call {
  key: string;
  /** Undefined if the values can't be determined from the call. */
  values: string[] | undefined;
  line: number;
}

const literal = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function valuesOf(node: ESTree.Node | undefined): string[] | undefined {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The calls of `t` with a fixed key, with the namespace of the file's only `useTranslation`. */
function callsIn(file: string, source: string): Call[] {
  const calls: Call[] = [];
  const namespaces = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: args, start }) => {
      if (callee.type !== 'Identifier') return;
      const first = literal(args[0]);
      if (callee.name === 'useTranslation') namespaces.add(first ?? '');
      if (callee.name !== 't' || first === undefined) return;
      calls.push({ key: first, values: valuesOf(args[1]), line: source.slice(0, start).split('\n').length });
    },
  }).visit(parseSync(file, source).program);
  const [namespace = ''] = namespaces;
  if (namespaces.size !== 1) return calls.filter(({ key }) => key.includes(':'));
  return calls.map((call) => ({
    ...call,
    key: call.key.includes(':') ? call.key : `${namespace}:${call.key}`,
  }));
}

/** One line per call that leaves a placeholder empty or passes a value without a placeholder. */
export async function findWrongCalls(english: Texts): Promise<string[]> {
  return (await sourcesIn('src/**/*.{ts,tsx}')).flatMap(({ file, source }) =>
    callsIn(file, source).flatMap(({ key, values, line }) => {
      const text = english.get(key) ?? english.get(`${key}_other`);
      if (text === undefined || values === undefined) return [];
      const places = placeholdersOf(text);
      const missing = places.filter(
        (name) => !given.has(name) && !name.startsWith('$t(') && !values.includes(name),
      );
      const extra = values.filter((name) => !given.has(name) && !places.includes(name));
      return [
        ...missing.map((name) => `${name} is not given`),
        ...extra.map((name) => `${name} has no place`),
      ].map((problem) => `${file}:${line}: ${key}: ${problem}`);
    }),
  );
}
