import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_of_the_tests';

/** A session, as Stripe returns it. */
export function sessionOf(number: number, body: Readonly<Record<string, string>>): object {
  const id = `cs_test_${number}`;
  return {
    id,
    object: 'checkout.session',
    client_reference_id: body['client_reference_id'],
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

/** What a payment added to the shop's balance; amounts in minor units. */
export interface StripeBalance {
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly exchange_rate?: number;
}

/** A card payment, as Stripe returns it. */
export const intentOf = (id: string, balance: StripeBalance): object => ({
  id,
  object: 'payment_intent',
  customer: 'cus_1',
  payment_method: {
    id: `pm_${id}`,
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: '4242' },
  },
  latest_charge: {
    id: 'ch_1',
    object: 'charge',
    balance_transaction: {
      id: 'txn_1',
      object: 'balance_transaction',
      created: 1_795_248_000,
      exchange_rate: null,
      ...balance,
    },
  },
});

/** An event as Stripe sends it; `created` is in seconds since 1970. */
export const eventOf = (id: string, type: string, object: object, created = 1_795_248_000): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  });

/** The signature header of a body, made by the SDK; the timestamp is in seconds since 1970. */
export const signed = (payload: string, timestamp: number, secret = webhookSecret): string =>
  new Stripe('sk_test_of_the_tests').webhooks.generateTestHeaderString({ payload, secret, timestamp });
