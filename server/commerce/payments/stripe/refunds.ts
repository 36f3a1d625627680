import type { Stripe } from 'stripe';
import type { Services } from '../../../kernel/services.ts';
import type { RefundAnswer, SentRefund } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { isRefusal, stripeOf } from './client.ts';
import { refundStateOf } from './events.ts';
import { keyLifetime } from './keyLifetime.ts';

/** Requests a refund from Stripe, once. @throws Error if the answer is unknown */
export async function sendRefund(services: Services, refund: SentRefund): Promise<RefundAnswer> {
  const amount = toStripeAmount(refund.amount, refund.currencyCode, refund.digits);
  if (amount === undefined) return { state: 'FAILED', failure: 'Stripe cannot move this amount' };
  const stripe = await stripeOf(services);
  const age = services.clock().getTime() - refund.sentAt.getTime();
  const made = age > keyLifetime ? await refundOf(stripe, refund) : undefined;
  if (made) return answerOf(made);
  try {
    return answerOf(
      await stripe.refunds.create(
        { payment_intent: refund.reference, amount, metadata: { refundId: refund.id } },
        { idempotencyKey: `refund-${refund.id}` },
      ),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It has been refunded in Stripe's dashboard meanwhile, which is what we wanted.
    if (error.code === 'charge_already_refunded')
      return { state: 'SUCCEEDED', reference: `already refunded: ${refund.id}` };
    return { state: 'FAILED', failure: error.code ?? error.message };
  }
}

/** The refund made by an earlier call whose answer never arrived. */
async function refundOf(stripe: Stripe, { id, reference }: SentRefund): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 100 });
  return data.find(({ metadata }) => metadata?.['refundId'] === id);
}

const answerOf = ({ id, status, failure_reason: reason }: Stripe.Refund): RefundAnswer => {
  const state = refundStateOf(status);
  return { state, reference: id, ...(state === 'FAILED' && { failure: reason ?? status ?? 'failed' }) };
};
