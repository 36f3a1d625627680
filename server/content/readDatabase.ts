import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tables } from './kinds.ts';
import { columnsOf, type Cell, type Row, type Rows } from './tables.ts';

const cellOf = (value: unknown): Cell =>
  // Anything but dates is text, number, flag or texts by language: catalog columns contain nothing else.
  value instanceof Date ? value.toISOString() : (value as Cell);

/** Reads everything that a content folder can describe. One query per table. */
export async function readDatabase(db: Kysely<Database>): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>();
  for (const table of tables) {
    const columns = sql.join(columnsOf(table).map((column) => sql.ref(column)));
    const only = table.only ? sql`where ${sql.ref(table.only.column)} = ${table.only.value}` : sql``;
    const found = await sql<object>`select ${columns} from ${sql.table(table.name)} ${only}`.execute(db);
    rows.set(
      table.name,
      found.rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])),
      ),
    );
  }
  return rows;
}
