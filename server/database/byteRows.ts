import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';

const mark = '/* bytes */ ';

/** Whether a query asks for its bytes as they are. */
export const asksForBytes = (text: string): boolean => text.startsWith(mark);

/**
 * The bytes that a query without parameters selects, as its only column. PostgreSQL copies them as they are: an ordinary
 * answer would bring them as hexadecimal text of twice the length.
 */
export async function readBytes(
  db: Kysely<Database>,
  query: Compilable<{ readonly bytes: Uint8Array }>,
): Promise<Uint8Array[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<{ bytes: Uint8Array }>({ ...compiled, sql: mark + compiled.sql });
  return rows.map(({ bytes }) => bytes);
}
