import * as v from 'valibot';
import type { WordFiles } from '../entity.ts';
import { type Row, type Table, textOf } from '../tables.ts';
import { words } from '../values.ts';
import type { WordTree } from '../writing.ts';

/** What the files of a course are called, by file name. */
export const fileTitlesSchema = v.optional(v.record(v.string(), words));
type Titles = Readonly<Record<string, string>>;

const titleWords = (names: readonly string[]): Pick<Table, 'words'> => ({
  words: Object.fromEntries(names.map((column) => [column, { column, isRequired: false }])),
});

/** The titles of a good's files by file name, for those that have one. */
export function readFileTitles<Output>(
  names: readonly string[],
  said: WordFiles<Output>,
  path: readonly string[],
  pick: (words: Output) => Titles | undefined,
): Row {
  said.known(path, new Set(names), pick);
  return said.cells(titleWords(names), path, pick);
}

/** The titles of files as words, for an export. */
export function writeFileTitles(files: readonly Row[], path: readonly string[]): readonly WordTree[] {
  const titled = files.filter(({ title }) => title !== null && title !== undefined);
  if (titled.length === 0) return [];
  return [
    {
      path,
      table: titleWords(titled.map(({ name }) => textOf(name))),
      row: Object.fromEntries(titled.map(({ name, title }) => [textOf(name), title ?? null])),
    },
  ];
}
