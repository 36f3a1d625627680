import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { recognize } from './value.ts';

const batch = 500;

/**
 * Books what was used of all orders as sales, once a month (UTC), in small database transactions. Safe to run on
 * several instances at once, and to be interrupted: what was recognized is not recognized again.
 */
export async function recognizeMonth(db: Kysely<Database>, now: Date): Promise<void> {
  const reference = `month:${now.toISOString().slice(0, 7)}`;
  const done = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'RECOGNITION')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (done) return;
  await recognizeAll(db, now);
  // A fact without entries, so that no other instance does it again.
  await db
    .insertInto('ledger_transactions')
    .values({ id: randomUUID(), kind: 'RECOGNITION', reference, transaction_id: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Books what was used of all orders as sales. */
async function recognizeAll(db: Kysely<Database>, now: Date): Promise<void> {
  for (let after = ''; ;) {
    const ids = (
      await db
        .selectFrom('ledger_accounts')
        .select('order_id')
        .$narrowType<{ order_id: string }>()
        .where('order_id', '>', after)
        .orderBy('order_id')
        .limit(batch)
        .execute()
    ).map(({ order_id: id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(db, (trx) => recognize(trx, now, { ids }));
    after = last;
  }
}
