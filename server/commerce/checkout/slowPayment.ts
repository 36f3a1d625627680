import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob, type Job } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { siteInbox } from '../../kernel/siteInbox.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';

/** How long a provider may process a payment before the operator gets a notice, in milliseconds. Bank debits take days. */
const slowAfter = 14 * 86_400_000;

/** Has the operator told about a payment that its provider is still processing after two weeks. */
export const watchProcessing = (trx: Kysely<Database>, now: Date, transactionId: string): Promise<void> =>
  enqueue(trx, slowPaymentJob, { transactionId }, new Date(now.getTime() + slowAfter));

/** Tells the operator about a payment that is still being processed, and again every two weeks. */
const tellOperator = (services: Services, id: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const slow = await trx
      .selectFrom('transactions')
      .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
      .select([
        'transactions.id',
        'amount_minor',
        'code',
        'digits',
        'payment_method',
        'date_of_status_change',
      ])
      .where('transactions.id', '=', id)
      .where('status', '=', 'PROCESSING')
      .executeTakeFirst();
    if (!slow) return;
    const { code, digits, payment_method: provider, date_of_status_change: since } = slow;
    services.log.warn({ provider, transaction: id, since }, 'a payment has been processed for weeks');
    const data = {
      amount: toDecimal(slow.amount_minor, digits),
      currencyCode: code,
      transactionId: id,
      since: since.toISOString(),
    };
    await enqueueMail(
      trx,
      { template: 'slowPayment', ...(await siteInbox(trx, services.config)), data },
      now,
    );
    await watchProcessing(trx, now, id);
  });

/** Annotated because the job enqueues itself again. */
export const slowPaymentJob: Job<{ transactionId: string }> = defineJob({
  kind: 'payment.slow',
  payload: v.object({ transactionId: v.string() }),
  lane: 'internal',
  run: (services, { transactionId }) => tellOperator(services, transactionId),
});
