import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Increments the receipt counter and returns the new number. */
export async function nextReceipt(db: Transaction<Database>): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'receipt')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
