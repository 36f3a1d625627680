import type { Kysely } from 'kysely';
import { refundTransitions, type RefundState } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { assertTransition } from '../orders/transitions.ts';
import type { RefundAnswer } from '../payments/provider.ts';
import { issueCreditNote } from './creditNotes.ts';
import { mailRefund } from './mailRefund.ts';
import { lockTransaction } from './refunds.ts';
import { reverseRefunds } from './reverseRefund.ts';
import type { RefundRow } from './takings.ts';

/**
 * Books what became of a refund at the provider. One that succeeded is mailed to the buyer. One that failed, even after
 * it had succeeded, is reversed in the books: the payment holds the money again, what had ended with the refund is
 * restored, the buyer is mailed, and the refund is on the operator's list until it is made again. A repeated answer
 * changes nothing; one that failed stays so. `at` is the provider's time, where it said one.
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
  await mailRefund(trx, services, attempt, order, { template: 'refundFailed', isRestored, ...about });
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
