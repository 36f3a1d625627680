import { enqueue } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import type { PaymentProvider } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { chargeSaved, methodIn } from './chargeSaved.ts';
import { startCheckout } from './checkoutSession.ts';
import { isRefusal, stripeOf } from './client.ts';

/**
 * Stripe: its own page to pay on, signed callbacks. What goes over the network inside a business fact waits in the
 * queue until that is committed.
 */
export const stripe: PaymentProvider = {
  id: 'stripe',
  offered: ({ config }) => config.stripe !== undefined,
  source: () => ({ kind: 'PROVIDER', provider: 'stripe' }),
  remote: {
    start: startCheckout,
    chargeSaved,
    cancel: (trx, { clock }, reference) => enqueue(trx, 'stripe.cancel', { reference }, clock()),
    accepts: ({ amount, currencyCode, digits }) => toStripeAmount(amount, currencyCode, digits) !== undefined,
    forget: (trx, { clock }, savedMethodId) => enqueue(trx, 'stripe.detach', { savedMethodId }, clock()),
    refund: (trx, { clock }, { id }) => enqueue(trx, 'stripe.refund', { refundId: id }, clock()),
  },
};

/** Closes a page that nobody is to pay on any more. One that is closed, or was paid, stays as it is. */
export async function cancelAtStripe(services: Services, reference: string): Promise<void> {
  const stripe = await stripeOf(services);
  try {
    if (reference.startsWith('pi_')) await stripe.paymentIntents.cancel(reference);
    else await stripe.checkout.sessions.expire(reference);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.info({ reference, code: error.code }, 'there was nothing to cancel at Stripe');
  }
}

/** Has Stripe forget a method that was removed here, once; one that is kept again by now stays. */
export async function detachAtStripe(services: Services, savedMethodId: string): Promise<void> {
  const removed = await services.db
    .selectFrom('saved_methods')
    .select('reference')
    .where('id', '=', savedMethodId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  const method = removed && methodIn(removed.reference);
  if (!method) return;
  const stripe = await stripeOf(services);
  try {
    await stripe.paymentMethods.detach(method.id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.info({ method: savedMethodId, code: error.code }, 'there was nothing to detach at Stripe');
  }
}

/** Gives a booked refund's money back at Stripe, once. @throws Error where that has to be tried again */
export async function refundAtStripe(services: Services, refundId: string): Promise<void> {
  const { db } = services;
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .select(['refunds.amount_minor', 'refunds.provider_reference', 'code', 'digits'])
    .select('transactions.provider_reference as payment')
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  if (!refund?.payment || refund.provider_reference !== null) return;
  const amount = toStripeAmount(refund.amount_minor, refund.code, refund.digits);
  if (amount === undefined) throw new Error(`Stripe cannot give back the amount of refund ${refundId}`);
  const stripe = await stripeOf(services);
  const reference = await stripe.refunds
    .create(
      { payment_intent: refund.payment, amount, metadata: { refundId } },
      { idempotencyKey: `refund-${refundId}` },
    )
    .then(({ id }) => id)
    .catch((error: unknown) => {
      // Somebody gave it back at Stripe's own desk meanwhile.
      if (isRefusal(error) && error.code === 'charge_already_refunded') return 'already refunded';
      throw error;
    });
  await db.updateTable('refunds').set({ provider_reference: reference }).where('id', '=', refundId).execute();
}
