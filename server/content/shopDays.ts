import { isDay } from '../../src/shared/days.ts';
import { dayEndingAt, endOfDay } from '../kernel/shopTime.ts';
import type { Field } from './fields.ts';
import { tables } from './kinds.ts';
import type { Row, Rows } from './tables.ts';

/** Rewrites the cells of every column that holds an end. */
function mapEnds(rows: Rows, rewrite: (text: string) => string): Rows {
  const mapped = new Map(rows);
  for (const table of tables) {
    const columns = Object.values<Field>(table.fields).flatMap(({ isEnd, column }) =>
      isEnd ? [column] : [],
    );
    if (columns.length === 0) continue;
    const rewritten = (row: Row): Row => ({
      ...row,
      ...Object.fromEntries(
        columns.flatMap((column) => {
          const cell = row[column];
          return typeof cell === 'string' ? [[column, rewrite(cell)]] : [];
        }),
      ),
    });
    mapped.set(table.name, (rows.get(table.name) ?? []).map(rewritten));
  }
  return mapped;
}

/** Turns the days of a folder into moments as the database stores them. */
export const inShopTime = (rows: Rows, zone: string): Rows =>
  mapEnds(rows, (text) => (isDay(text) ? endOfDay(text, zone).toISOString() : text));

/** Turns the moments of the database at which a day of the shop ends into that day. */
export const asShopDays = (rows: Rows, zone: string): Rows =>
  mapEnds(rows, (text) => dayEndingAt(new Date(text), zone) ?? text);
