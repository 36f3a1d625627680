import type { Field } from './fields.ts';

/** Words by language. */
type CellWords = Readonly<Record<string, string>>;

/** A value of a row, as it is compared: instants are ISO 8601. */
export type Cell = string | number | boolean | null | CellWords;
export type Row = Readonly<Record<string, Cell>>;

/** Words of a thing, by language. */
export interface Word {
  readonly column: string;
  readonly isRequired: boolean;
}

/**
 * One table of the catalogue. Reading, writing, comparing and storing follow from this: a new column is a line in the
 * `fields` or `words` of its table.
 */
export interface Table {
  readonly name: string;
  /** What the plan calls a row of it. */
  readonly label: string;
  readonly key: readonly string[];
  /** By their names in the file of facts. */
  readonly fields: Readonly<Record<string, Field>>;
  /** By their names in the files of words. */
  readonly words: Readonly<Record<string, Word>>;
  /** Columns that follow from the place in the folder. */
  readonly placed: readonly string[];
  /** Columns with the id of what a row belongs to, one of them filled: rows without it in the folder are left as they are. */
  readonly parents?: readonly { readonly table: string; readonly column: string }[];
  /** Whether `position` is the place in a list of what it belongs to. */
  readonly isListed?: true;
  /** What becomes of a row that the folder no longer has. */
  readonly gone: 'archive' | 'delete' | 'keep';
  /** The column that says that it is archived, and what it says then. */
  readonly archived?: { readonly column: string; readonly value: Cell; readonly when?: readonly Cell[] };
  /** Columns that no two rows have the same value of. */
  readonly unique?: readonly string[];
  /** Columns that refer to tables which are written later. */
  readonly late?: readonly string[];
  /** What the database has to be given beside what the folder says. */
  readonly stamped?: readonly string[];
  /** Columns that what was sold refers to. */
  readonly fixed?: readonly string[];
}

/** Every column that the folder says something about. */
export const columnsOf = (table: Table): readonly string[] => [
  ...new Set([
    ...table.key,
    ...table.placed,
    ...Object.values(table.fields).map(({ column }) => column),
    ...Object.values(table.words).map(({ column }) => column),
  ]),
];

/** A cell as a text; nothing where there is none. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '');

export const keyOf = ({ key }: Table, row: Row): string => key.map((column) => textOf(row[column])).join(' ');

/** The rows of every table, by the tables' names. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** What a row belongs to. */
export function parentOf({ parents = [] }: Table, row: Row): { table: string; id: string } | undefined {
  const parent = parents.find(({ column }) => typeof row[column] === 'string');
  return parent && { table: parent.table, id: textOf(row[parent.column]) };
}
