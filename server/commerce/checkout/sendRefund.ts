import { handleJob } from '../../kernel/job.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import type { Services } from '../../kernel/services.ts';
import type { RefundAnswer, SentRefund } from '../payments/provider.ts';
import { remoteProviders } from '../payments/providers.ts';
import { bookRefundAnswer } from './refundOutcome.ts';

/**
 * Requests a booked refund from the provider, once. The row is SENT before the provider can answer, so that an answer
 * that never comes is noticed. @throws Error if the request has to be retried with the same key
 */
async function sendRefund(
  services: Services,
  refundId: string,
  send: (services: Services, refund: SentRefund) => Promise<RefundAnswer>,
): Promise<void> {
  const { db, clock } = services;
  const waiting = db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .selectAll('refunds')
    .select(['code', 'digits', 'transactions.provider_reference as payment'])
    .where('refunds.id', '=', refundId)
    .where('refunds.provider_reference', 'is', null);
  const sent = await db
    .updateTable('refunds')
    .set((eb) => ({ state: 'SENT', sent_at: eb.fn.coalesce('sent_at', eb.val(clock())) }))
    .where('id', '=', refundId)
    .where('state', 'in', ['REQUESTED', 'SENT'])
    .executeTakeFirst();
  const refund = await waiting.executeTakeFirst();
  if (sent.numUpdatedRows === 0n || !refund?.payment) return;
  const answer = await send(services, {
    id: refund.id,
    reference: refund.payment,
    amount: refund.amount_minor,
    currencyCode: refund.code,
    digits: refund.digits,
    sentAt: refund.sent_at ?? clock(),
  });
  await inTransaction(db, (trx) => bookRefundAnswer(trx, services, refund, answer));
}

/** One job per provider that refunds over the network. */
export const refundJobs = remoteProviders.flatMap(({ remote: { refund } }) =>
  'job' in refund
    ? handleJob(refund.job, (services, { refundId }) => sendRefund(services, refundId, refund.send))
    : [],
);
