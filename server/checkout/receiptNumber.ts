import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The next number of a receipt, of an order or a top-up alike. Numbers have no gaps: the row stays locked until the
 * payment is committed.
 */
export async function nextReceiptNumber(trx: Kysely<Database>): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name: 'receipt', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
