import * as v from 'valibot';
import { paths } from '../../../src/shared/paths.ts';
import { localize } from '../../catalogue/words.ts';
import { fairQueue } from '../../kernel/fairQueue.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import { messagesFor } from '../../kernel/messages.ts';
import type { Attempt } from '../payments/provider.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import { decline, markProcessing, settle } from './settle.ts';

/**
 * How many attempts one instance starts at a provider at once, far from the 100 calls per second that Stripe allows, and
 * how many more may wait. Buyers take turns.
 */
const maxStarting = 10;
const starting = fairQueue(maxStarting, 300);

/** An attempt with everything its provider needs. */
async function findAttempt({ db, config }: Services, id: string) {
  const row = await db
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .innerJoin('users', 'users.id', 'transactions.user_id')
    .leftJoin('orders', 'orders.id', 'transactions.order_id')
    .leftJoin('products', 'products.id', 'orders.product_id')
    .leftJoin('saved_methods', 'saved_methods.id', 'transactions.saved_method_id')
    .selectAll('transactions')
    .select([
      'currencies.code',
      'currencies.digits',
      'users.email as user_email',
      'orders.email as order_email',
      'orders.language as order_language',
      'orders.product_id',
      'orders.purpose as order_purpose',
      'products.title',
      'saved_methods.reference as method',
    ])
    .where('transactions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const lang = row.order_language ?? row.language ?? 'en';
  const back =
    row.order_id === null || row.product_id === null
      ? paths.wallet.href(lang)
      : row.order_purpose === 'RENEWAL' || row.order_purpose === 'UPGRADE'
        ? paths.subscription.href(lang)
        : paths.productPayment.href(lang, row.product_id, { order: row.order_id });
  const attempt: Attempt = {
    transactionId: id,
    amount: row.amount_minor,
    currencyCode: row.code,
    digits: row.digits,
    description: row.title ? localize(row.title, lang) : messagesFor(lang, 'payments')('topUp'),
    lang,
    email: row.order_email ?? row.user_email,
    returnUrl: `${config.publicOrigin}${back}`,
    saveMethod: row.save_method,
    startedAt: row.created_at,
  };
  return { row, attempt };
}

/**
 * Sends a stored attempt to the provider, outside of any database transaction, and stores the URL where the buyer
 * continues; a saved method is charged right away. Safe to repeat, and completes what a crash left unfinished. An
 * attempt that needs no provider, or is already decided, stays as it is.
 * @throws Failure RATE_LIMITED if too many wait for the provider, and Error if it can't be reached; the attempt stays
 * PENDING, and the call can be repeated
 */
export async function openAttempt(services: Services, id: string): Promise<void> {
  const found = await findAttempt(services, id);
  if (!found) throw new Error(`there is no transaction ${id}`);
  const { row, attempt } = found;
  const { remote } = providerOf(row.payment_method);
  if (!remote || row.status !== 'PENDING' || row.provider_reference !== null) return;
  const { db } = services;

  if (row.method !== null) {
    const charged = await remote.chargeSaved(services, { ...attempt, method: row.method });
    await inTransaction(db, async (trx) => {
      if (charged.state === 'DECLINED') return decline(trx, services, row);
      if (charged.state === 'PAID')
        return settle(trx, services, row, {
          actualAmount: row.amount_minor,
          actualCurrencyId: row.currency_id,
          fee: charged.fee,
          reference: charged.reference,
        });
      await trx
        .updateTable('transactions')
        .set({ provider_reference: charged.reference })
        .where('id', '=', id)
        .where('provider_reference', 'is', null)
        .execute();
      return markProcessing(trx, services, row);
    });
    return;
  }

  const started = await starting([row.user_id], () => remote.start(services, attempt));
  await inTransaction(db, async (trx) => {
    if (started.state === 'REFUSED') return decline(trx, services, row);
    const stored = await trx
      .updateTable('transactions')
      .set({ provider_reference: started.reference, redirect_url: started.redirectUrl })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    // The attempt was closed in the meantime, so no one should be able to pay it any more.
    if (stored.numUpdatedRows === 0n) await remote.cancel(trx, services, started.reference);
  });
}

/** Charges a saved payment method off-session. */
export const chargeJob = defineJob({
  kind: 'subscription.charge',
  payload: v.object({ transactionId: v.string() }),
  lane: 'external',
  run: (services, { transactionId }) => openAttempt(services, transactionId),
});
