import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tables } from './kinds.ts';
import { columnsOf, type Cell, type Row, type Rows } from './tables.ts';

const cellOf = (value: unknown): Cell =>
  // What is no date is text, number, flag or words: the columns of the catalogue hold nothing else.
  value instanceof Date ? value.toISOString() : (value as Cell);

/** Everything of the catalogue that a content folder can say. One query a table. */
export async function readDatabase(db: Kysely<Database>): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>();
  for (const table of tables) {
    const columns = sql.join(columnsOf(table).map((column) => sql.ref(column)));
    const found = await sql<object>`select ${columns} from ${sql.table(table.name)}`.execute(db);
    rows.set(
      table.name,
      found.rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])),
      ),
    );
  }
  return rows;
}
