import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order, Transaction } from '../orders/locks.ts';
import { creditNotesOf, creditNumber } from '../orders/creditNoteRows.ts';
import { taxOfPart } from '../orders/taxLines.ts';
import { lockCounter, receiptNumberOf, setCounter } from './numberReceipts.ts';

/**
 * Numbers the credit note for a locked payment's succeeded refund or lost dispute and returns the number as printed
 * (`CN-7`); null if there is none, because the payment has no receipt or none of its money was reversed. The counter
 * stays locked until the caller's database transaction ends, so call this last, with only emails after it.
 */
export async function issueCreditNote(
  trx: Kysely<Database>,
  services: Services,
  refundId: string,
  { order, attempt }: { readonly order: Order | undefined; readonly attempt: Transaction },
): Promise<string | null> {
  // A duplicate payment is refunded under its own id (`settle`); the receipt was never for it.
  if (refundId === attempt.id || (await receiptNumberOf(trx, services, order ?? attempt)) === null)
    return null;
  const refund = await trx
    .selectFrom('refunds')
    .leftJoin('disputes', 'disputes.id', 'refunds.dispute_id')
    .select(['refunds.credit_number', 'from_payment_minor', 'disputes.state as dispute'])
    .where('refunds.id', '=', refundId)
    .where('refunds.state', '=', 'SUCCEEDED')
    .where('from_payment_minor', '>', 0)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  if (!refund || (refund.dispute !== null && refund.dispute !== 'LOST')) return null;
  if (refund.credit_number !== null) return creditNumber(refund.credit_number);
  const number = (await lockCounter(trx, 'creditNote')) + 1;
  const tax = await taxOfNote(trx, order, attempt.id, refund.from_payment_minor);
  await trx
    .updateTable('refunds')
    .set({ credit_number: number, credited_at: services.clock(), credited_tax_minor: tax })
    .where('id', '=', refundId)
    .execute();
  await setCounter(trx, 'creditNote', number);
  return creditNumber(number);
}

/** The tax on the next credit note of a sale: what is left of the sale's, after the notes that still count. */
async function taxOfNote(
  trx: Kysely<Database>,
  order: Pick<Order, 'tax_rate_bp'> | undefined,
  transactionId: string,
  amount: Minor,
): Promise<Minor> {
  const notes = (await creditNotesOf(trx, [transactionId])).filter(({ canceledAt }) => canceledAt === null);
  return taxOfPart(amount, order?.tax_rate_bp ?? 0, {
    amount: notes.reduce((sum, note) => sum + note.amount, 0),
    tax: notes.reduce((sum, note) => sum + note.tax, 0),
  });
}

/** Numbers the credit notes of a lost dispute; returns the last one, or null. */
export async function creditLostDispute(
  trx: Kysely<Database>,
  services: Services,
  disputeId: string,
  payment: { readonly order: Order | undefined; readonly attempt: Transaction },
): Promise<string | null> {
  const taken = await trx
    .selectFrom('refunds')
    .select('id')
    .where('dispute_id', '=', disputeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let last: string | null = null;
  for (const { id } of taken) last = (await issueCreditNote(trx, services, id, payment)) ?? last;
  return last;
}
