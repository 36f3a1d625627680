import { createHmac } from 'node:crypto';
import type { Services } from '../../../server/kernel/services.ts';
import { eventOf, webhookSecret } from './stripeObjects.ts';

export interface Provider {
  readonly name: 'sandbox' | 'stripe';
  readonly url: string;
  readonly header: string;
  readonly secret: Buffer | string;
  /** An event that does not concern any of our payments. */
  readonly event: (id: string) => string;
}

/** The providers whose signed callbacks the server accepts. */
export const callbackProviders = ({ secret }: Pick<Services, 'secret'>): readonly Provider[] => [
  {
    name: 'sandbox',
    url: '/api/payments/sandbox/webhook',
    header: 'sandbox-signature',
    secret: secret('sandbox-webhook'),
    event: (id) =>
      JSON.stringify({
        id,
        type: 'payment.processing',
        reference: 'sbx_unknown',
        amount: 1,
        currency: 'USD',
        fee: 0,
      }),
  },
  {
    name: 'stripe',
    url: '/api/payments/stripe/webhook',
    header: 'stripe-signature',
    secret: webhookSecret,
    event: (id) => eventOf(id, 'customer.created', { id: 'cus_1', object: 'customer' }),
  },
];

/** A provider's signature of a body at a time. */
export const digest = ({ secret }: Provider, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
