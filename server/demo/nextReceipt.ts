import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Counts a receipt and gives its number. */
export async function nextReceipt(db: Transaction<Database>): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'receipt')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
