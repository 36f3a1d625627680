import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { declareJob } from '../../../kernel/job.ts';
import type { DetailsRequest, SavedMethodDetails } from '../provider.ts';
import { stripeOf } from './client.ts';
import { stripeAmount } from './events.ts';
import { savedReference } from './savedReference.ts';

/** Fetches from Stripe what its callbacks leave out about a booked payment. */
export const stripeDetails: DetailsRequest = {
  job: declareJob({
    kind: 'stripe.details',
    payload: v.object({ transactionId: v.string() }),
    lane: 'external',
  }),
  read: async (services, reference) => {
    const stripe = await stripeOf(services);
    const intent = await stripe.paymentIntents.retrieve(reference, {
      expand: ['payment_method', 'latest_charge.balance_transaction'],
    });
    const charge = intent.latest_charge;
    const taken = charge !== null && typeof charge !== 'string' ? charge.balance_transaction : null;
    if (taken === null || typeof taken === 'string')
      throw new Error(`Stripe does not know the fee of ${reference} yet`);
    const code = taken.currency.toUpperCase();
    return {
      taken: stripeAmount(taken.amount, code),
      fee: stripeAmount(taken.fee, code),
      rate: rateOf(taken),
      method: keptMethod(intent),
    };
  },
};

/** Stripe's exchange rate, as reported. */
const rateOf = ({
  id,
  exchange_rate: rate,
  created,
}: Pick<Stripe.BalanceTransaction, 'id' | 'exchange_rate' | 'created'>) =>
  typeof rate === 'number'
    ? { rate: String(rate), source: `Stripe ${id}`, at: new Date(created * 1000) }
    : undefined;

interface Intent {
  readonly customer: string | { readonly id: string } | null;
  readonly payment_method:
    | string
    | {
        readonly id: string;
        readonly type: string;
        readonly card?: { readonly brand: string; readonly last4: string } | undefined;
      }
    | null;
}

/** The method that a payment, or a setup without one, saved for its customer. */
export function keptMethod({ customer, payment_method: method }: Intent): SavedMethodDetails | undefined {
  if (customer === null || method === null || typeof method === 'string') return undefined;
  const { card } = method;
  const brand = card && `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`;
  return {
    reference: savedReference(typeof customer === 'string' ? customer : customer.id, method.id),
    label: card ? `${brand} •••• ${card.last4}` : method.type,
  };
}
