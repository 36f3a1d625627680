import type { Kysely } from 'kysely';
import type { TransactionState } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import type { Transaction } from '../orders/locks.ts';
import { transitionTransaction } from '../orders/transitions.ts';

/**
 * Updates a locked, booked transaction's state and refunded sum to match its refunds and disputes, and returns it. It's
 * CHARGED_BACK once nothing of it is left and a bank took some of it.
 */
export async function restate(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
): Promise<Transaction & { readonly isWhole: boolean }> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['kind', 'from_payment_minor', 'ended_access'])
    .where('transaction_id', '=', attempt.id)
    .where('reversed_at', 'is', null)
    .execute();
  const refunded = refunds.reduce((sum, { from_payment_minor: part }) => sum + part, 0);
  // Partial disputes once ended access too; what one of those ended stays ended.
  const isOver = refunds.some((refund) => refund.ended_access);
  const isWhole = refunds.length > 0 && (refunded === attempt.amount_minor || isOver);
  const isDisputed = refunds.some(({ kind }) => kind === 'CHARGEBACK');
  const status: TransactionState =
    isWhole && isDisputed
      ? 'CHARGED_BACK'
      : isWhole
        ? 'REFUNDED'
        : refunded > 0
          ? 'PARTIALLY_REFUNDED'
          : 'SUCCEEDED';
  await trx
    .updateTable('transactions')
    .set({ refunded_minor: refunded })
    .where('id', '=', attempt.id)
    .execute();
  if (status !== attempt.status) await transitionTransaction(trx, now, attempt, status);
  return { ...attempt, refunded_minor: refunded, status, isWhole };
}
