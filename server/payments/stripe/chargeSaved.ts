import type { Services } from '../../services.ts';
import type { Charged, SavedCharge } from '../provider.ts';
import { toStripeAmount } from './amounts.ts';
import { isRefusal, stripeOf } from './client.ts';

/** A kept method is known by its customer and its own id: Stripe needs both to charge it. */
export const savedReference = (customer: string, method: string): string => `${customer}/${method}`;

/** Charges a kept method while its owner is away. The transaction's id makes that happen once. */
export async function chargeSaved(services: Services, charge: SavedCharge): Promise<Charged> {
  const { transactionId, currencyCode } = charge;
  const amount = toStripeAmount(charge.amount, currencyCode, charge.digits);
  const [customer, method] = charge.method.split('/');
  if (amount === undefined || customer === undefined || method === undefined) return { state: 'DECLINED' };
  const stripe = await stripeOf(services);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currencyCode.toLowerCase(),
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
        description: charge.description,
        metadata: { transactionId },
      },
      { idempotencyKey: transactionId },
    );
    if (intent.status === 'succeeded') return { state: 'PAID', reference: intent.id, fee: null };
    if (intent.status === 'processing') return { state: 'PENDING', reference: intent.id };
    // It wants something of its owner, who is not there.
    return { state: 'DECLINED' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    services.log.info({ transaction: transactionId, code: error.code }, 'Stripe declined a saved method');
    return { state: 'DECLINED' };
  }
}
