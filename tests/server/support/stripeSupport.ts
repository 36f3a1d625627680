import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sessionOf, webhookSecret } from './stripeObjects.ts';

/** An environment with Stripe configured; nothing is ever sent to the real Stripe. */
export const stripeEnv = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: 'http://stripe.test',
};

/** A call received by the fake Stripe. */
interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly version: string | null;
  readonly body: Readonly<Record<string, string>>;
}

/** Stripe's answer to a call: a body, or an error with a status. */
interface StripeAnswer {
  status?: number;
  body: object;
}
type Answering = (call: StripeCall) => StripeAnswer | undefined | Promise<StripeAnswer | undefined>;

const noSuch = { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such object' } } };

/** A fake Stripe API. Call it at the top of a test file. */
export function stripeServer() {
  const calls: StripeCall[] = [];
  const sessions = new Map<string, object>();
  let answering: Answering = () => undefined;
  let isDown = 0;

  const usual: Answering = ({ method, path, key, body }) => {
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      // Like Stripe, returns the same session for the same idempotency key.
      const made = sessions.get(key ?? '') ?? sessionOf(sessions.size + 1, body);
      sessions.set(key ?? '', made);
      return { body: made };
    }
    if (path.endsWith('/expire')) return { body: { object: 'checkout.session', status: 'expired' } };
    if (method === 'POST' && path === '/v1/refunds')
      return { body: { id: `re_${calls.length}`, object: 'refund', amount: Number(body['amount']) } };
    return undefined;
  };

  const server = setupServer(
    http.all('http://stripe.test/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const call: StripeCall = {
        method: request.method,
        path: pathname,
        key: request.headers.get('idempotency-key'),
        version: request.headers.get('stripe-version'),
        body: Object.fromEntries(new URLSearchParams(await request.text())),
      };
      calls.push(call);
      if (isDown > 0) {
        isDown -= 1;
        return HttpResponse.json({ error: { type: 'api_error', message: 'away' } }, { status: 503 });
      }
      const { status = 200, body } = (await answering(call)) ?? (await usual(call)) ?? noSuch;
      return HttpResponse.json(body, { status });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    calls.length = 0;
    answering = () => undefined;
    expect(isDown, 'calls that were to fail and never came').toBe(0);
  });
  afterAll(() => server.close());
  return {
    calls,
    /** Changes the answers for this test. */
    answer: (with_: Answering) => void (answering = with_),
    /** Fails the next calls. */
    fail: (times: number) => void (isDown = times),
  };
}
