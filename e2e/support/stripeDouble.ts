import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { eventOf, intentOf, sessionOf, signed } from '../../tests/server/support/stripeObjects.ts';

/** A Checkout session, as the shop requested it from Stripe. */
interface Session {
  readonly id: string;
  readonly transactionId: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
}

/** A fake of Stripe's servers: its API, its payment page, and its events. */
export interface StripeDouble {
  /** The value of `STRIPE_API_BASE`. */
  readonly origin: string;
  /** The refunds that the shop requested, in minor units. */
  readonly refunds: readonly number[];
  /** Pays on the Stripe page in the browser, sends the event to the shop and goes back; returns the transaction id. */
  pay(page: Page, shop: string): Promise<string>;
  close(): void;
}

/** Starts a fake Stripe; nothing is sent to Stripe itself. */
export async function startStripe(): Promise<StripeDouble> {
  const sessions: Session[] = [];
  const refunds: number[] = [];

  const answer = (method: string, path: string, body: Readonly<Record<string, string>>): object => {
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = `cs_test_${sessions.length + 1}`;
      sessions.push({
        id,
        transactionId: body['client_reference_id'] ?? '',
        amount: Number(body['line_items[0][price_data][unit_amount]']),
        currency: body['line_items[0][price_data][currency]'] ?? '',
        returnUrl: body['success_url'] ?? '',
      });
      return sessionOf(sessions.length, body);
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const amount = Number(body['amount']);
      return { id: `re_${refunds.push(amount)}`, object: 'refund', amount, status: 'succeeded' };
    }
    const intentId = path.split('/').at(-1) ?? '';
    const session = sessions.find(({ transactionId }) => intentId === `pi_${transactionId}`);
    if (method === 'GET' && session)
      return intentOf(intentId, { amount: session.amount, currency: session.currency, fee: 30 });
    return { error: { type: 'invalid_request_error', message: `No answer to ${method} ${path}` } };
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname } = new URL(request.url ?? '', 'http://stripe.test');
      const said = answer(request.method ?? '', pathname, Object.fromEntries(new URLSearchParams(body)));
      response.writeHead('error' in said ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string

  return {
    origin: `http://127.0.0.1:${port}`,
    refunds,
    async pay(page, shop) {
      await page.waitForURL('https://checkout.stripe.com/c/pay/*');
      const session = sessions.find(({ id }) => page.url().endsWith(`/${id}`));
      if (!session) throw new Error(`The shop never asked for ${page.url()}`);
      const { id, transactionId, amount, currency } = session;
      const payload = eventOf(
        `evt_${id}`,
        'checkout.session.completed',
        {
          ...sessionOf(0, { client_reference_id: transactionId }),
          id,
          metadata: { transactionId },
          amount_total: amount,
          currency,
          payment_status: 'paid',
          payment_intent: `pi_${transactionId}`,
        },
        Math.floor(Date.now() / 1000),
      );
      const told = await fetch(`${shop}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signed(payload, Math.floor(Date.now() / 1000)),
        },
        body: payload,
      });
      if (!told.ok) throw new Error(`The shop answered Stripe with ${told.status}: ${await told.text()}`);
      await page.goto(session.returnUrl);
      return transactionId;
    },
    close: () => server.close(),
  };
}
