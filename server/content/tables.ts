import type { Field } from './fields.ts';

/** Texts by language. */
type CellWords = Readonly<Record<string, string>>;

/** A row's value in comparable form: timestamps are ISO 8601. */
export type Cell = string | number | boolean | null | CellWords;
export type Row = Readonly<Record<string, Cell>>;

/** A translated text of an entity. */
export interface Word {
  readonly column: string;
  readonly isRequired: boolean;
}

/**
 * One table of the catalog. Reading, writing, comparing and storing are all driven by this: adding a column takes one
 * line in its table's `fields` or `words`.
 */
export interface Table {
  readonly name: string;
  /** What a plan calls a row of this table. */
  readonly label: string;
  readonly key: readonly string[];
  /** By name in the facts file. */
  readonly fields: Readonly<Record<string, Field>>;
  /** By name in the text files. */
  readonly words: Readonly<Record<string, Word>>;
  /** Columns derived from the location in the folder. */
  readonly placed: readonly string[];
  /**
   * Columns with the parent's ID, exactly one of which is set. Rows whose parent is not in the folder are left alone.
   */
  readonly parents?: readonly { readonly table: string; readonly column: string }[];
  /** Whether `position` is the place in the parent's list. */
  readonly isListed?: true;
  /** The rows that a folder describes; without it, all of them. */
  readonly only?: { readonly column: string; readonly value: Cell };
  /** What happens to a row that is no longer in the folder. */
  readonly gone: 'archive' | 'delete' | 'keep';
  /** The column that marks a row as archived, and the value it then has. */
  readonly archived?: { readonly column: string; readonly value: Cell; readonly when?: readonly Cell[] };
  /** Columns whose values are unique across rows. */
  readonly unique?: readonly string[];
  /** Columns that reference tables written later. */
  readonly late?: readonly string[];
  /** Timestamp columns that the database requires in addition to the folder's data. */
  readonly stamped?: readonly string[];
  /** Columns that must not change, because sold items depend on them. */
  readonly fixed?: readonly string[];
}

/** Every column that the folder defines. */
export const columnsOf = (table: Table): readonly string[] => [
  ...new Set([
    ...table.key,
    ...table.placed,
    ...Object.values(table.fields).map(({ column }) => column),
    ...Object.values(table.words).map(({ column }) => column),
  ]),
];

/** A cell as text; empty for null or undefined. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '');

export const keyOf = ({ key }: Table, row: Row): string => key.map((column) => textOf(row[column])).join(' ');

/** The rows of every table, by the tables' names. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** The parent of a row. */
export function parentOf({ parents = [] }: Table, row: Row): { table: string; id: string } | undefined {
  const parent = parents.find(({ column }) => typeof row[column] === 'string');
  return parent && { table: parent.table, id: textOf(row[parent.column]) };
}
