import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../../server/app.ts';
import { statesOf } from '../../support/checkoutSupport.ts';
import { servicesOn, testApp, testServices } from '../../support/harness.ts';
import { eventOf } from '../../support/stripeObjects.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { post, started } = await stripePayments(services, app, stripe);

/** A payment, and an event about it with other facts around it. */
async function reported(more: object) {
  const payment = await started();
  const id = `evt_${randomUUID()}`;
  const event: object = JSON.parse(eventOf(id, 'checkout.session.completed', payment.session));
  return { ...payment, id, text: JSON.stringify({ ...event, ...more }) };
}

const warnings = () => services.log.lines.filter(({ level }) => level === 'warn').length;
const isStored = async (id: string) =>
  (await db.selectFrom('provider_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

describe('a signed event of Stripe', () => {
  it('of real money is refused by a test key, so that Stripe repeats it, and logged once', async () => {
    const before = warnings();
    for (let time = 0; time < 2; time++) {
      const { id, text, orderId } = await reported({ livemode: true });
      expect((await post(text)).statusCode).toBe(400);
      expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
      expect(await isStored(id)).toBe(false);
    }
    expect(warnings() - before).toBe(1);
  });

  it('of another account is acknowledged and ignored', async () => {
    const before = warnings();
    for (let time = 0; time < 2; time++) {
      const { id, text, orderId } = await reported({ account: 'acct_other' });
      const answer = await post(text);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: 'ignored' }]);
      expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
      expect(await isStored(id)).toBe(false);
    }
    expect(warnings() - before).toBe(1);
  });

  it('of our own mode and account is booked', async () => {
    const { text, orderId } = await reported({ account: null });
    expect((await post(text)).json()).toEqual({ data: 'done' });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
  });
});

describe('with a live key and the account’s id', () => {
  it('test events are refused, and those of the account are booked', async () => {
    const live = servicesOn(db, {
      ...stripeEnv,
      STRIPE_SECRET_KEY: 'sk_live_of_the_tests',
      STRIPE_ACCOUNT_ID: 'acct_ours',
      DATA_DIR: services.config.dataDir,
      DIST_DIR: services.config.distDir,
    });
    const server = await buildApp(live);
    try {
      const there = await stripePayments(live, server, stripe);
      const test = await reported({ account: 'acct_ours' });
      expect((await there.post(test.text)).statusCode).toBe(400);
      const other = await reported({ livemode: true, account: 'acct_other' });
      expect((await there.post(other.text)).json()).toEqual({ data: 'ignored' });
      const ours = await reported({ livemode: true, account: 'acct_ours' });
      expect((await there.post(ours.text)).json()).toEqual({ data: 'done' });
      expect((await statesOf(services, ours.orderId)).order).toBe('PAID');
    } finally {
      await server.close();
    }
  });
});
