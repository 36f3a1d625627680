import { languages } from '../../src/shared/languages.ts';
import type { Field } from './fields.ts';
import type { Cell, Row, Table } from './tables.ts';

/** A stored file, for an export. */
export interface StoredFile {
  readonly fileId: string;
}

/** The texts of an entity, and their location in the text files. */
export interface WordTree {
  readonly path: readonly string[];
  readonly table: Pick<Table, 'words'>;
  readonly row: Row;
}

/** Turns an empty list into undefined, so that it is omitted. */
export const some = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

/** The facts of a row as written to a file. */
export const writeFacts = (
  fields: Readonly<Record<string, Field>>,
  row: Row,
): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, write }]) => [name, write(row[column] ?? null)]),
  );

/** A text in a language. */
export const textIn = (cell: Cell | undefined, lang: string): string | undefined =>
  typeof cell === 'object' && cell !== null ? cell[lang] : undefined;

interface Tree {
  [name: string]: string | Tree;
}

function put(tree: Tree, path: readonly string[], texts: Tree): void {
  let at = tree;
  for (const name of path) {
    const inner = at[name];
    const next = typeof inner === 'object' ? inner : {};
    at[name] = next;
    at = next;
  }
  Object.assign(at, texts);
}

/** An entity's texts by language; languages without any are omitted. */
export function wordsByLanguage(words: readonly WordTree[]): ReadonlyMap<string, Tree> {
  const byLanguage = new Map<string, Tree>();
  for (const { prefix } of languages) {
    const tree: Tree = {};
    for (const { path, table, row } of words) {
      const texts = Object.entries(table.words).flatMap(([name, { column }]) => {
        const text = textIn(row[column], prefix);
        return text === undefined ? [] : [[name, text] as const];
      });
      if (texts.length > 0) put(tree, path, Object.fromEntries(texts));
    }
    if (Object.keys(tree).length > 0) byLanguage.set(prefix, tree);
  }
  return byLanguage;
}
