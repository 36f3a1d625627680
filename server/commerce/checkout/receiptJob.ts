import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { declareJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';

/** Numbers the receipt of an order or a top-up, by its id, along with all others that wait. */
export const numberReceiptJob = declareJob({
  kind: 'receipt.number',
  payload: v.object({ paidId: v.string() }),
  lane: 'batched',
});

/** The id of the job that numbers a payment's receipt, from the id of the paid order or top-up. */
export const numberJobId = (paidId: string): string => `receipt.number:${paidId}`;

/** Has a payment's receipt numbered once the caller's database transaction commits. */
export const requestNumber = (trx: Kysely<Database>, paidId: string, now: Date): Promise<void> =>
  enqueue(trx, numberReceiptJob, { paidId }, now, numberJobId(paidId));
