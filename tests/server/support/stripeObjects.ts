import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_of_the_tests';

/** A session as Stripe answers with one. */
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

/** An event as Stripe sends one; `created` is in seconds since 1970. */
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

/** The signature header of a body, by the SDK's own helper. Seconds since 1970. */
export const signed = (payload: string, timestamp: number, secret = webhookSecret): string =>
  new Stripe('sk_test_of_the_tests').webhooks.generateTestHeaderString({ payload, secret, timestamp });
