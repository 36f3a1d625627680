import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import type { PaymentDetails } from '../payments/provider.ts';
import { remoteProviders } from '../payments/providers.ts';
import { bookFee } from './bookIncome.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { lockForPayment } from './lockForPayment.ts';

/**
 * Fetches and books the details of a paid transaction that its event doesn't have: the amount in the account's own
 * currency, the rate, the fee and the saved method. The fee is booked in the currency the provider took it in; nothing
 * is converted here.
 */
async function bookDetails(
  services: Services,
  transactionId: string,
  read: (reference: string) => Promise<PaymentDetails>,
): Promise<void> {
  const { db } = services;
  const attempt = await db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transactionId)
    .executeTakeFirst();
  if (!attempt?.provider_reference) return;
  const { taken, fee: share, rate, method } = await read(attempt.provider_reference);
  const currency = await db
    .selectFrom('currencies')
    .selectAll()
    .where('code', '=', taken.currencyCode)
    .executeTakeFirst();

  await inTransaction(db, async (trx) => {
    const { attempt: locked } = await lockForPayment(trx, attempt);
    if (!locked) return;
    if (method) await savePaymentMethod(trx, services.clock(), locked, method);
    if (!currency || locked.fee_minor !== null) return;
    const amount = taken.minor(currency.digits);
    const fee = share.minor(currency.digits);
    if (amount === undefined || fee === undefined) return;
    const isOwn = currency.id === locked.currency_id;
    await trx
      .updateTable('transactions')
      .set({
        actual_amount_minor: amount,
        actual_currency_id: currency.id,
        fee_minor: fee,
        fee_currency_id: isOwn ? null : currency.id,
        ...(!isOwn &&
          rate && { actual_rate: rate.rate, actual_rate_source: rate.source, actual_rate_at: rate.at }),
      })
      .where('id', '=', transactionId)
      .execute();
    await bookFee(trx, services.clock(), locked, fee, currency.id);
  });
}

/** One job per provider whose details have to be fetched. */
export const detailsJobs = remoteProviders.flatMap(({ remote: { details } }) =>
  details
    ? handleJob(details.job, (services, { transactionId }) =>
        bookDetails(services, transactionId, (reference) => details.read(services, reference)),
      )
    : [],
);
