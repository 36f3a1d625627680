import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createPayment } from '../../../server/commerce/checkout/createPayment.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { newAccount, paymentInput, type pay } from './checkoutSupport.ts';
import { usd } from './demoProducts.ts';
import type { TestServices } from './harness.ts';
import { jobContext } from './jobContext.ts';
import { eventOf, intentOf, signed, type StripeBalance } from './stripeObjects.ts';
import type { stripeServer } from './stripeSupport.ts';
import { transactionOf } from './walletSupport.ts';

/** Payments at a fake Stripe, and the events that Stripe would send about them. */
export async function stripePayments(
  services: TestServices,
  app: FastifyInstance,
  stripe: ReturnType<typeof stripeServer>,
) {
  const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };

  const seconds = () => Math.floor(services.clock().getTime() / 1000);
  const runJobs = () => runDueJobs(jobContext(services));

  /** Sends a callback as Stripe does. */
  const post = (payload: string, header = signed(payload, seconds())) =>
    app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      payload,
    });

  /** Sends an event and returns its outcome. */
  const say = async (
    type: string,
    object: object,
    id = `evt_${randomUUID()}`,
    created?: number,
  ): Promise<string> => {
    const answer = await post(eventOf(id, type, object, created));
    return answer.statusCode === 200 ? answer.json<{ data: string }>().data : String(answer.statusCode);
  };

  /** A payment at Stripe, and the objects in Stripe's events about it. */
  async function started(order: Parameters<typeof pay>[2] = scholar, more: { saveMethod?: boolean } = {}) {
    const caller = await newAccount(services);
    const input = await paymentInput(services, caller, order, { paymentMethodId: 'stripe' });
    const answer = await createPayment(services, caller, { ...input, ...more });
    return { ...answer, caller, owner: caller.user.id, ...(await objectsOf(answer.transactionId)) };
  }

  async function objectsOf(transactionId: string) {
    const { provider_reference: reference, amount_minor: amount } = await transactionOf(
      services,
      transactionId,
    );
    const intentId = `pi_${transactionId}`;
    const metadata = { transactionId };
    return {
      intentId,
      session: {
        id: reference,
        object: 'checkout.session',
        client_reference_id: transactionId,
        metadata,
        amount_total: amount,
        currency: 'usd',
        payment_status: 'paid',
        payment_intent: intentId,
      },
      intent: {
        id: intentId,
        object: 'payment_intent',
        amount,
        amount_received: amount,
        currency: 'usd',
        metadata,
      },
      charge: {
        id: `ch_${transactionId}`,
        object: 'charge',
        amount,
        amount_refunded: 0,
        currency: 'usd',
        payment_intent: intentId,
        metadata,
      },
      dispute: {
        id: `du_${transactionId}`,
        object: 'dispute',
        amount,
        currency: 'usd',
        payment_intent: intentId,
        reason: 'fraudulent',
        status: 'needs_response',
      },
    };
  }

  /** Makes Stripe answer with the details of any payment. */
  const answersDetails = (more: Partial<StripeBalance> = {}) =>
    stripe.answer(({ method, path }) =>
      method === 'GET' && path.startsWith('/v1/payment_intents/')
        ? {
            body: intentOf(path.split('/').at(-1) ?? '', {
              amount: 4_500,
              currency: 'usd',
              fee: 160,
              ...more,
            }),
          }
        : undefined,
    );

  /** A paid order of 45.00 whose details were booked. */
  async function paid(order?: Parameters<typeof pay>[2]) {
    const made = await started(order);
    await say('checkout.session.completed', made.session);
    answersDetails();
    await runJobs();
    stripe.calls.length = 0;
    return made;
  }

  return { seconds, runJobs, post, say, started, objectsOf, answersDetails, paid };
}
