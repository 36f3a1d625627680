import * as v from 'valibot';
import { isCollection, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { ContentFolder } from './files.ts';
import type { Problems } from './problems.ts';

/** A file that was read by its schema. */
export interface ReadYaml<Output> {
  readonly file: string;
  readonly value: Output;
  /** The line of what is at a path, or of the nearest that is above it. */
  readonly lineOf: (...keys: readonly (string | number)[]) => number;
}

/** Every scalar is a text, so that the schema says what it is: `no` is a language, and `12.50` keeps its zero. */
const options = { schema: 'failsafe', prettyErrors: false, stringKeys: true } as const;

function lineFinder(document: Document, lines: LineCounter): ReadYaml<unknown>['lineOf'] {
  return (...keys) => {
    let line = 1;
    let node: unknown = document.contents;
    for (const key of keys) {
      if (!isCollection(node)) break;
      const inner: unknown = node.get(key, true);
      if (!isNode(inner)) break;
      if (inner.range) line = lines.linePos(inner.range[0]).line;
      node = inner;
    }
    return line;
  };
}

/** What an issue found, and what was expected there. */
function issueText(issue: v.BaseIssue<unknown>, keys: readonly (string | number)[]): string {
  const name = keys.join('.') || 'the file';
  if (issue.expected === 'never') return `${name} is not known here`;
  const isMissing = issue.received === 'undefined';
  const expected = issue.type === 'strict_object' && isMissing ? 'something' : issue.message;
  return isMissing
    ? `${keys.at(-1) ?? 'the file'} is missing: expected ${expected}`
    : `${name} is ${issue.received.slice(0, 80)}; expected ${expected}`;
}

/** Reads a file by a schema whose messages say what is expected. Everything that is wrong with it is noted. */
export function readYaml<Output>(
  folder: ContentFolder,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  problems: Problems,
): ReadYaml<Output> | undefined {
  const text = folder.text(file);
  if (text === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const wrong = [...document.errors, ...document.warnings];
  for (const { message, pos } of wrong) problems.error({ file, line: lineAt(pos[0]) }, message);
  let hasAlias = false;
  visit(document, {
    Alias(_, { range }) {
      hasAlias = true;
      problems.error({ file, line: lineAt(range?.[0] ?? 0) }, 'an alias; expected the value itself');
    },
  });
  if (wrong.length > 0 || hasAlias) return undefined;
  const lineOf = lineFinder(document, lines);
  const parsed = v.safeParse(schema, document.toJS({ maxAliasCount: 0 }));
  if (parsed.success) return { file, value: parsed.output, lineOf };
  for (const issue of parsed.issues) {
    const keys = (issue.path ?? []).flatMap(({ key }) =>
      typeof key === 'string' || typeof key === 'number' ? [key] : [],
    );
    problems.error({ file, line: lineOf(...keys) }, issueText(issue, keys));
  }
  return undefined;
}
