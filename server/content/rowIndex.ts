import { keyOf, type Row, type Rows, type Table } from './tables.ts';

const position = (row: Row): number => (typeof row['position'] === 'number' ? row['position'] : 0);

/** Rows in list order. */
export const inOrder = (table: Table, rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => position(a) - position(b) || (keyOf(table, a) < keyOf(table, b) ? -1 : 1));

/** Finds rows by the value of a column. */
export class RowIndex {
  readonly #rows: Rows;
  readonly #groups = new Map<string, Map<unknown, Row[]>>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  all(table: Table): readonly Row[] {
    return inOrder(table, this.#rows.get(table.name) ?? []);
  }

  /** The rows whose column has this value, in list order. */
  of(table: Table, column: string, value: unknown): Row[] {
    const name = `${table.name} ${column}`;
    const groups =
      this.#groups.get(name) ?? Map.groupBy(this.#rows.get(table.name) ?? [], (row) => row[column]);
    this.#groups.set(name, groups);
    return inOrder(table, groups.get(value) ?? []);
  }
}
