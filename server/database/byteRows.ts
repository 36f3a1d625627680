import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';

const mark = '/* bytes */ ';

/** Whether a query requests raw bytes. */
export const asksForBytes = (text: string): boolean => text.startsWith(mark);

/**
 * Runs a query without parameters whose only column is bytes. PostgreSQL copies them in binary; an ordinary result
 * would send them as hexadecimal text, twice as long.
 */
export async function readBytes(
  db: Kysely<Database>,
  query: Compilable<{ readonly bytes: Uint8Array }>,
): Promise<Uint8Array[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<{ bytes: Uint8Array }>({ ...compiled, sql: mark + compiled.sql });
  return rows.map(({ bytes }) => bytes);
}
