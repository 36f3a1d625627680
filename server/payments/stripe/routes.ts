import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { enqueue } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { storeEvent, workOnEvent } from '../events.ts';
import { tolerance } from '../signature.ts';
import { stripeOf } from './client.ts';
import { workOnStripeEvent } from './events.ts';
import { envelope } from './shapes.ts';

export const stripeWebhookPath = '/api/payments/stripe/webhook';

/** The largest callback that is read, in bytes. */
const bodyLimit = 262_144;

/** How long an event that came too early waits, in milliseconds. */
const patience = 60_000;

/** Our end of Stripe's callbacks. */
export async function stripeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, clock, db, log } = services;
  const stripe = await stripeOf(services);
  // The signature is over the bytes, so nothing is parsed before it is checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));

  app.post(stripeWebhookPath, async (request, reply) => {
    const refuse = (message: string) => reply.code(400).send({ error: { code: 'BAD_USER_INPUT', message } });
    const header = request.headers['stripe-signature'];
    const body = request.body;
    if (!Buffer.isBuffer(body) || typeof header !== 'string') return refuse('The signature is missing.');
    let payload: unknown;
    try {
      payload = stripe.webhooks.constructEvent(
        body,
        header,
        config.stripe?.webhookSecret ?? '',
        tolerance,
        undefined,
        clock().getTime(),
      );
    } catch {
      log.warn({ path: stripeWebhookPath }, 'a callback without a good signature was refused');
      return refuse('The signature does not fit.');
    }
    const event = v.safeParse(envelope, payload);
    if (!event.success) return refuse('This is no event.');
    const { id } = event.output;
    await storeEvent(services, 'stripe', id, event.output);
    const outcome = await workOnEvent(services, 'stripe', id, workOnStripeEvent);
    if (outcome === 'early')
      await enqueue(db, 'event.work', { provider: 'stripe', id }, new Date(clock().getTime() + patience));
    return { data: outcome };
  });
}
