import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sparseWarnings } from '../../../kernel/logSparsely.ts';
import type { Services } from '../../../kernel/services.ts';
import { callbackPayload } from '../callback/callbackPayload.ts';
import type { Receive } from '../providerEvents.ts';
import { callbackTime, isTimely, maxAge } from '../callback/callbackTime.ts';
import { stripeOf } from './client.ts';
import { keptOfStripeEvent } from './events.ts';
import { stripeSettings } from './settings.ts';
import { envelope } from './shapes.ts';

const stripeWebhookPath = '/api/payments/stripe/webhook';

/** The maximum size of a callback, in bytes. */
const bodyLimit = 262_144;

/** Whether an event is of the same mode as a secret key, live or test; true for a key that doesn't say. */
function isOurMode(secretKey: string, isLive: boolean): boolean {
  const mode = /^[rs]k_(live|test)_/.exec(secretKey)?.[1];
  return mode === undefined || isLive === (mode === 'live');
}

/** The endpoint for Stripe's callbacks. */
export async function stripeRoutes(
  app: FastifyInstance,
  services: Services,
  receive: Receive,
): Promise<void> {
  const { config, clock, log } = services;
  const { account } = stripeSettings.of(config);
  const stripe = await stripeOf(services);
  // The signature covers the raw bytes, so nothing is parsed before it's verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));

  const warn = sparseWarnings(services);
  const told = new Set<string>();
  const once = (about: string, message: string) => {
    if (told.has(about)) return;
    told.add(about);
    log.warn({ path: stripeWebhookPath, about }, message);
  };

  app.post(stripeWebhookPath, async (request, reply) => {
    const refuse = (message: string) => {
      warn({ path: stripeWebhookPath, reason: message }, 'a callback was refused');
      return reply.code(400).send({ error: { code: 'BAD_USER_INPUT', message } });
    };
    const header = request.headers['stripe-signature'];
    const body = request.body;
    if (!Buffer.isBuffer(body) || typeof header !== 'string') return refuse('The signature is missing.');
    const time = callbackTime(header);
    let payload: unknown;
    try {
      // The SDK only refuses old timestamps; it takes the last of several, and any that isn't a number.
      if (time === undefined || !isTimely(clock(), time)) throw new Error('The time does not fit.');
      payload = stripe.webhooks.constructEvent(
        body,
        header,
        account?.webhookSecret ?? '',
        maxAge,
        undefined,
        clock().getTime(),
      );
    } catch {
      return refuse('The signature does not fit.');
    }
    const event = v.safeParse(v.pipe(callbackPayload, envelope), payload);
    if (!event.success) return refuse('This is no event.');
    const { id, livemode, account: happenedIn } = event.output;
    if (happenedIn && happenedIn !== account?.id) {
      // Nothing that a repetition would change: an endpoint may get the events of connected accounts, too.
      once(`account ${happenedIn}`, 'events of another account are ignored');
      return { data: 'ignored' };
    }
    if (!isOurMode(account?.secretKey ?? '', livemode === true)) {
      // The key and the signing secret don't belong together. Stripe repeats the event, so that none is lost.
      once(`livemode ${String(livemode)}`, 'events of the other mode are refused');
      return reply
        .code(400)
        .send({ error: { code: 'BAD_USER_INPUT', message: 'This is of the other mode.' } });
    }
    return { data: await receive(id, keptOfStripeEvent(event.output)) };
  });
}
