import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** How many orders are numbered in one transaction. */
const batchSize = 1000;

/** Numbers the next orders after an ID that have no number and aren't locked; returns the last one's ID. */
async function numberBatch(db: Kysely<Database>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`with numbered as (
      update orders set number = null where id in (
        select id from orders where number is null and id > ${after} order by id limit ${batchSize} for update skip locked)
      returning id)
    select max(id) as last from numbered`.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Numbers one order that has no number, once no one else has it locked; returns whether there was one. */
async function numberOne(db: Kysely<Database>): Promise<boolean> {
  const { numAffectedRows } = await sql`update orders set number = null
    where id = (select id from orders where number is null limit 1 for update)`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Numbers the orders that are older than order numbers, a batch at a time, so that none is locked for long. Safe to run
 * on several instances and to crash midway.
 */
export async function numberOrders(db: Kysely<Database>): Promise<void> {
  /* oxlint-disable no-await-in-loop -- Each batch is committed before the next is taken. */
  while (await numberOne(db)) {
    let last: string | undefined = '';
    while (last !== undefined) last = await numberBatch(db, last);
  }
  /* oxlint-enable no-await-in-loop */
}
