import * as v from 'valibot';
import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import type { ContentFolder } from './files.ts';
import type { Problems } from './problems.ts';
import { readWithin } from './readWithin.ts';

/** A file parsed with a schema. */
export interface ReadYaml<Output> {
  readonly file: string;
  readonly value: Output;
  /** The line of the value at a path, or of its nearest ancestor. */
  readonly lineOf: (...keys: readonly (string | number)[]) => number;
}

/**
 * Every scalar is read as text, so that the schema decides its type: `no` is a language, and `12.50` keeps its zero.
 */
const options = { schema: 'failsafe', prettyErrors: false, stringKeys: true } as const;

/** The entries of a map by key, or of a list by index. */
const entriesOf = ({ items }: { readonly items: readonly unknown[] }): ReadonlyMap<unknown, unknown> =>
  new Map(
    items.map((item, index) =>
      isPair(item) ? [isScalar(item.key) ? item.key.value : item.key, item.value] : [index, item],
    ),
  );

function lineFinder(document: Document, lines: LineCounter): ReadYaml<unknown>['lineOf'] {
  const known = new WeakMap<object, ReadonlyMap<unknown, unknown>>();
  return (...keys) => {
    let line = 1;
    let node: unknown = document.contents;
    for (const key of keys) {
      if (!isCollection(node)) break;
      const entries = known.get(node) ?? entriesOf(node);
      known.set(node, entries);
      const inner = entries.get(key);
      if (!isNode(inner)) break;
      if (inner.range) line = lines.linePos(inner.range[0]).line;
      node = inner;
    }
    return line;
  };
}

/** How many syntax errors of one file are reported; the rest are usually follow-ups or more of the same. */
const maxReported = 20;

/** The offsets of all aliases in a document. */
function aliasesIn(document: Document): number[] {
  const found: number[] = [];
  visit(document, { Alias: (_, { range }) => void found.push(range?.[0] ?? 0) });
  return found;
}

/** Names that validation would leave out without a word, since objects have them already. */
const unusable: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** The names in a document that can't be used, each with its offset. */
function unusableIn(document: Document): { readonly name: string; readonly offset: number }[] {
  const found: { name: string; offset: number }[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && unusable.has(key.value))
        found.push({ name: String(key.value), offset: key.range?.[0] ?? 0 });
    },
  });
  return found;
}

/** The parser's message, without its advice for programmers. */
const errorText = ({ code, message }: YAMLError): string =>
  code === 'MULTIPLE_DOCS' ? 'a second document; expected one' : message.slice(0, 200);

/** The schemas at a path inside a schema. */
function schemasAt(schema: unknown, path: readonly (string | number)[]): readonly object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('wrapped' in schema) return schemasAt(schema.wrapped, path);
  if (
    'options' in schema &&
    Array.isArray(schema.options) &&
    schema.options.every((each) => typeof each === 'object')
  )
    return schema.options.flatMap((option) => schemasAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  if ('entries' in schema)
    return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) =>
      name === key ? schemasAt(inner, rest) : [],
    );
  if ('item' in schema) return schemasAt(schema.item, rest);
  return 'value' in schema ? schemasAt(schema.value, rest) : [];
}

/** The names that a schema allows at a path. */
const namesAt = (schema: unknown, path: readonly (string | number)[]): readonly string[] => [
  ...new Set(
    schemasAt(schema, path).flatMap((each) => ('entries' in each ? Object.keys(each.entries ?? {}) : [])),
  ),
];

/** What a schema says is expected at a path; undefined if it doesn't say. */
const messageAt = (schema: unknown, path: readonly (string | number)[]): string | undefined =>
  schemasAt(schema, path).flatMap((each) =>
    'message' in each && typeof each.message === 'string' ? [each.message] : [],
  )[0];

/** How many of the names that are known a problem lists. */
const maxNamed = 15;

/** Describes what an issue found, and what was expected instead. */
function issueText(
  issue: v.BaseIssue<unknown>,
  keys: readonly (string | number)[],
  schema: v.GenericSchema,
): string {
  const name = keys.join('.') || 'the file';
  if (issue.expected === 'never') {
    const known = namesAt(schema, keys.slice(0, -1));
    const listed = known.length > maxNamed ? [...known.slice(0, maxNamed), '…'] : known;
    return `${name} is not known here${known.length > 0 ? `; expected ${listed.join(', ')}` : ''}`;
  }
  const isMissing = issue.received === 'undefined';
  const unsaid = isMissing ? 'something' : 'lines of names and values';
  const expected = issue.type === 'strict_object' ? (messageAt(schema, keys) ?? unsaid) : issue.message;
  return isMissing
    ? `${keys.at(-1) ?? 'the file'} is missing: expected ${expected}`
    : `${name} is ${issue.received.slice(0, 80)}; expected ${expected}`;
}

/** Reads a file with a schema whose messages say what is expected, and reports everything that is wrong with it. */
export function readYaml<Output>(
  folder: ContentFolder,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  problems: Problems,
): ReadYaml<Output> | undefined {
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const lines = new LineCounter();
  const read = readWithin(text, () => {
    const parsed = parseDocument(text, { ...options, lineCounter: lines });
    const isWrong = parsed.errors.length > 0;
    return {
      document: parsed,
      aliases: isWrong ? [] : aliasesIn(parsed),
      names: isWrong ? [] : unusableIn(parsed),
    };
  });
  if ('problem' in read) {
    problems.error({ file }, read.problem);
    return undefined;
  }
  const { document, aliases, names } = read.value;
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const wrong = [...document.errors, ...document.warnings];
  for (const error of wrong.slice(0, maxReported))
    problems.error({ file, line: lineAt(error.pos[0]) }, errorText(error));
  for (const offset of aliases.slice(0, maxReported))
    problems.error({ file, line: lineAt(offset) }, 'an alias; expected the value itself');
  for (const { name, offset } of names.slice(0, maxReported))
    problems.error({ file, line: lineAt(offset) }, `${name} is not known here`);
  if (wrong.length > 0 || aliases.length > 0 || names.length > 0) return undefined;
  const lineOf = lineFinder(document, lines);
  const parsed = v.safeParse(schema, document.toJS({ maxAliasCount: 0 }));
  if (parsed.success) return { file, value: parsed.output, lineOf };
  for (const issue of parsed.issues) {
    const keys = (issue.path ?? []).flatMap(({ key }) =>
      typeof key === 'string' || typeof key === 'number' ? [key] : [],
    );
    problems.error({ file, line: lineOf(...keys) }, issueText(issue, keys, schema));
  }
  return undefined;
}
