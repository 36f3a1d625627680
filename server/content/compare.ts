import { tables } from './kinds.ts';
import type { Place, Problems } from './problems.ts';
import { inOrder } from './rowIndex.ts';
import { type Cell, columnsOf, keyOf, type Row, type Rows, type Table, parentOf, textOf } from './tables.ts';

/** A column whose value changes. */
interface ChangedCell {
  readonly column: string;
  readonly from: Cell;
  readonly to: Cell;
}

/** The change to one row. */
export interface Change {
  readonly table: Table;
  readonly key: string;
  readonly how: 'new' | 'changed' | 'archived' | 'deleted';
  /** The row as it will be written; for a deletion, as it was. */
  readonly row: Row;
  readonly cells: readonly ChangedCell[];
  /** The command that this undoes, who ran it and when. */
  readonly setBy?: string;
}

const isSame = (one: Cell, other: Cell): boolean => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

const byKey = (table: Table, rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(table, row), row]));

const isArchived = ({ archived }: Table, row: Row): boolean =>
  archived !== undefined && archived.when?.includes(row[archived.column] ?? null) === false;

/** Keys of listed rows whose list was reordered or has new entries: all of these get new positions. */
function movedKeys(
  table: Table,
  wanted: ReadonlyMap<string, Row>,
  stored: ReadonlyMap<string, Row>,
): ReadonlySet<string> {
  if (table.isListed !== true) return new Set();
  const live = (rows: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>) =>
    Map.groupBy(
      inOrder(
        table,
        [...rows].filter(([key, row]) => others.has(key) && !isArchived(table, row)).map(([, row]) => row),
      ),
      (row) => {
        const parent = parentOf(table, row);
        return `${parent?.table} ${parent?.id}`;
      },
    );
  const before = live(stored, wanted);
  const moved = new Set<string>();
  for (const [id, rows] of live(wanted, wanted)) {
    const keys = rows.map((row) => keyOf(table, row));
    const known = (before.get(id) ?? []).map((row) => keyOf(table, row));
    if (keys.join() !== known.join()) for (const key of keys) moved.add(key);
  }
  return moved;
}

/** The cells of a stored row that differ from the folder. */
function changedCells(table: Table, wanted: Row, stored: Row, isMoved: boolean): ChangedCell[] {
  const same = new Map(Object.values(table.fields).map((field) => [field.column, field.same]));
  return columnsOf(table).flatMap((column) => {
    const [from, to] = [stored[column] ?? null, wanted[column] ?? null];
    if (column === 'position' && table.isListed === true && !isMoved) return [];
    return (same.get(column) ?? isSame)(from, to) ? [] : [{ column, from, to }];
  });
}

/** What happens to a stored row that is no longer in the folder. */
function changeOfGone(table: Table, key: string, row: Row): Change[] {
  if (table.gone === 'keep') return [];
  if (table.gone === 'delete') return [{ table, key, how: 'deleted', row, cells: [] }];
  const { archived } = table;
  const from = archived && row[archived.column];
  if (!archived || from === undefined || archived.when?.includes(from) === false) return [];
  return [
    {
      table,
      key,
      how: 'archived',
      row: { ...row, [archived.column]: archived.value },
      cells: [{ column: archived.column, from, to: archived.value }],
    },
  ];
}

/** Reports changes that the database would reject, or that affect columns which sold items depend on. */
function checkChange(
  change: Change,
  stored: ReadonlyMap<string, ReadonlyMap<Cell, string>>,
  place: Place,
  problems: Problems,
): void {
  for (const { column, from, to } of change.cells)
    if (change.how === 'changed' && change.table.fixed?.includes(column) === true)
      problems.error(
        place,
        `${column} of ${change.table.label} ${change.key} is ${textOf(from)} and stays so; ${textOf(to)} needs another ${change.table.key[0]}`,
      );
  for (const column of change.table.unique ?? []) {
    const holder = stored.get(column)?.get(change.row[column] ?? null);
    if (holder !== undefined && holder !== change.key)
      problems.error(
        place,
        `${column} ${textOf(change.row[column])} is that of ${change.table.label} ${holder}`,
      );
  }
}

/** Everything that would change in the database, in write order. */
export function compare(
  wanted: Rows,
  stored: Rows,
  places: ReadonlyMap<string, Place>,
  problems: Problems,
): readonly Change[] {
  const present = new Map(tables.map((table) => [table.name, byKey(table, wanted.get(table.name) ?? [])]));
  return tables.flatMap((table) => {
    const want = present.get(table.name) ?? new Map<string, Row>();
    const have = byKey(table, stored.get(table.name) ?? []);
    const moved = movedKeys(table, want, have);
    const holders = new Map(
      (table.unique ?? []).map((column) => [
        column,
        new Map([...have].map(([key, row]) => [row[column] ?? null, key])),
      ]),
    );
    const changes: Change[] = [];
    for (const [key, row] of want) {
      const known = have.get(key);
      const cells = known ? changedCells(table, row, known, moved.has(key)) : [];
      if (known && cells.length === 0) continue;
      const changedValues = Object.fromEntries(cells.map(({ column, to }) => [column, to]));
      const change: Change = {
        table,
        key,
        how: known ? 'changed' : 'new',
        row: known ? { ...known, ...changedValues } : row,
        cells,
      };
      checkChange(change, holders, places.get(`${table.name} ${key}`) ?? { file: '.' }, problems);
      changes.push(change);
    }
    for (const [key, row] of have) {
      if (want.has(key)) continue;
      const parent = parentOf(table, row);
      // If the parent is gone too, its rows stay with it.
      if (table.parents && (!parent || present.get(parent.table)?.has(parent.id) !== true)) continue;
      changes.push(...changeOfGone(table, key, row));
    }
    return changes;
  });
}
