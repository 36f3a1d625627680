import type { Stripe } from 'stripe';
import { enqueue } from '../../../kernel/queue.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Charged, SavedCharge } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { cancelJob } from './cancelJob.ts';
import { isRefusal, stripeOf } from './client.ts';
import { keyLifetime } from './keyLifetime.ts';
import { methodIn } from './savedReference.ts';

/** Charges a saved method off-session, once per transaction id. */
export async function chargeSaved(services: Services, charge: SavedCharge): Promise<Charged> {
  const { transactionId, currencyCode } = charge;
  const amount = toStripeAmount(charge.amount, currencyCode, charge.digits);
  const method = methodIn(charge.method);
  if (amount === undefined || !method) return { state: 'DECLINED' };
  const stripe = await stripeOf(services);
  const age = services.clock().getTime() - charge.startedAt.getTime();
  const made = age > keyLifetime ? await intentOf(stripe, method.customer, charge) : undefined;
  if (made) return chargedBy(services, made);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currencyCode.toLowerCase(),
        customer: method.customer,
        payment_method: method.id,
        off_session: true,
        confirm: true,
        description: charge.description,
        metadata: { transactionId },
      },
      { idempotencyKey: transactionId },
    );
    return await chargedBy(services, intent);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.info({ transaction: transactionId, code: error.code }, 'Stripe declined a saved method');
    return { state: 'DECLINED' };
  }
}

/** The charge made by an earlier call whose answer never arrived. */
async function intentOf(
  stripe: Stripe,
  customer: string,
  { transactionId, startedAt }: SavedCharge,
): Promise<Stripe.PaymentIntent | undefined> {
  const since = Math.floor(startedAt.getTime() / 1000);
  const { data } = await stripe.paymentIntents.list({ customer, created: { gte: since }, limit: 100 });
  return data.find(({ metadata }) => metadata['transactionId'] === transactionId);
}

async function chargedBy(
  { db, clock }: Services,
  { id, status }: Pick<Stripe.PaymentIntent, 'id' | 'status'>,
): Promise<Charged> {
  if (status === 'succeeded') return { state: 'PAID', reference: id, fee: null };
  if (status === 'processing') return { state: 'PENDING', reference: id };
  // It needs action from its owner, who isn't there; no one should confirm it later, alongside another attempt.
  if (status !== 'canceled') await enqueue(db, cancelJob, { reference: id }, clock());
  return { state: 'DECLINED' };
}
