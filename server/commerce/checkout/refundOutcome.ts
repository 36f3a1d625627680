import type { Kysely } from 'kysely';
import { refundTransitions, type RefundState } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { toSuspense } from '../ledger/suspense.ts';
import type { Transaction } from '../orders/locks.ts';
import { assertTransition } from '../orders/transitions.ts';
import type { RefundAnswer } from '../payments/provider.ts';
import { issueCreditNote } from './creditNotes.ts';
import { mailRefund } from './mailRefund.ts';
import { lockTransaction } from './refunds.ts';
import { reverseRefunds } from './reverseRefund.ts';
import type { RefundRow } from './refundSources.ts';

/**
 * Books the outcome of a refund at the provider, and emails the buyer. A refund that failed, even after it had
 * succeeded, is reversed in the books: the payment holds the money again, what the refund had ended is restored, and
 * the refund stays on the operator's list until it's made again. If the payment bought nothing, its money waits in
 * suspense until then. A repeated answer changes nothing; a failed refund
 * stays failed. `at` is the provider's time, if it gave one.
 */
export async function bookRefundAnswer(
  trx: Kysely<Database>,
  services: Services,
  known: Pick<RefundRow, 'id' | 'transaction_id'>,
  answer: RefundAnswer,
  at: Date = services.clock(),
): Promise<void> {
  const locked = await lockTransaction(trx, known.transaction_id);
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { order, attempt } = locked;
  const about = { amount: refund.amount_minor, destination: refund.destination };
  if (answer.reference !== undefined && refund.provider_reference === null)
    await trx
      .updateTable('refunds')
      .set({ provider_reference: answer.reference })
      .where('id', '=', refund.id)
      .execute();
  if (answer.state === 'SENT' || refund.state === answer.state || refund.state === 'FAILED') return;
  if (answer.state === 'SUCCEEDED') {
    await decide(trx, refund, 'SUCCEEDED', at);
    const creditNote = await issueCreditNote(trx, services, refund.id, locked);
    await mailRefund(trx, services, attempt, order, { template: 'refund', creditNote, ...about });
    return;
  }
  services.log.warn({ refund: refund.id, reason: answer.failure }, 'the provider could not give money back');
  const { isRestored } = await reverseRefunds(trx, services, locked, [refund], 'failed');
  await decide(trx, refund, 'FAILED', at, answer.failure);
  if (boughtNothing(refund)) await holdInSuspense(trx, services, attempt, refund);
  await mailRefund(trx, services, attempt, order, { template: 'refundFailed', isRestored, ...about });
}

/** Whether a refund is of a payment that bought nothing (`settle`), at the first try or a later one. */
const boughtNothing = ({ id, transaction_id: payment }: RefundRow): boolean =>
  id === payment || id.startsWith(`${payment}:again:`);

/** Puts the money of a payment that bought nothing and can't be refunded into suspense and on the operator's list. */
async function holdInSuspense(
  trx: Kysely<Database>,
  { clock }: Services,
  attempt: Transaction,
  refund: RefundRow,
): Promise<void> {
  const { code } = await trx
    .selectFrom('currencies')
    .select('code')
    .where('id', '=', attempt.currency_id)
    .executeTakeFirstOrThrow();
  await toSuspense(trx, clock(), {
    provider: attempt.payment_method,
    subject: refund.id,
    reason: 'FAILED_REFUND',
    amount: refund.from_payment_minor,
    currencyId: attempt.currency_id,
    currencyCode: code,
    transactionId: attempt.id,
    from: { kind: 'SALES' },
  });
}

async function decide(
  trx: Kysely<Database>,
  { id, state }: RefundRow,
  to: RefundState,
  at: Date,
  failure: string | null = null,
): Promise<void> {
  assertTransition<RefundState>(`refund ${id}`, refundTransitions, state, to);
  await trx.updateTable('refunds').set({ state: to, decided_at: at, failure }).where('id', '=', id).execute();
}
