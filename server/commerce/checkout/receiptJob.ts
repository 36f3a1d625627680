import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';

/** Numbers the receipt of an order or a top-up, by its id. */
export const numberReceiptJob = declareJob({
  kind: 'receipt.number',
  payload: v.object({ paidId: v.string() }),
  lane: 'internal',
});

/** The work that numbers a payment's receipt, by the id of the order or top-up that was paid. */
export const numberJobId = (paidId: string): string => `receipt.number:${paidId}`;

/** Has the receipt of a payment numbered once the caller's database transaction is committed. */
export const requestNumber = (trx: Kysely<Database>, paidId: string, now: Date): Promise<void> =>
  enqueue(trx, numberReceiptJob, { paidId }, now, numberJobId(paidId));
