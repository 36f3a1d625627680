import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSession } from '../../../../server/identity/findSession.ts';
import { endPromoHold } from '../../../../server/commerce/checkout/promoUses.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { Failure } from '../../../../server/kernel/failure.ts';
import { jobContext } from '../../support/jobContext.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import type { Answer } from '../../support/calls.ts';
import {
  codeOf,
  newAccount,
  nobody,
  pay,
  paymentInput,
  deliverProviderEvent,
  statesOf,
} from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { newNetwork, newNetworks, freezeRateLimits } from '../../support/limitsSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const limitClock = freezeRateLimits();

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** A promo code with a limited number of uses. */
async function newCode(maxUses: number | null): Promise<string> {
  const code = `CODE-${randomUUID()}`.toUpperCase().slice(0, 40);
  await db.insertInto('promo_codes').values({ code, percent: 50, active: true, max_uses: maxUses }).execute();
  return code;
}

const usesOf = async (code: string): Promise<number> =>
  (await db.selectFrom('promo_codes').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;

/** The answer of `orderCheck` about a promo code, or its error code. */
async function check(promoCode: string | undefined, ip: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/public-graphql',
    remoteAddress: ip,
    payload: {
      query: 'query ($input: OrderInput!) { orderCheck(input: $input) { promoCodeAccepted quoteId } }',
      variables: { input: { ...scholar, promoCode } },
    },
  });
  const { data, errors } = response.json<Answer>();
  return errors?.[0]?.extensions.code ?? data?.['orderCheck'];
}

const accepted = { promoCodeAccepted: true, quoteId: expect.any(String) };
const notAccepted = { promoCodeAccepted: false, quoteId: expect.any(String) };

const from = (ip: string): Caller => ({ ...nobody, ip });
const buy = (code: string, ip: string) => pay(services, from(ip), { ...scholar, promoCode: code });

describe('guesses of promo codes', () => {
  it('stop after twenty different ones per network, and then reveal nothing about a valid one either', async () => {
    const ip = newNetwork();
    const good = await newCode(null);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => check(`NONE${index}`, ip)));
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(10);
    expect(await check(good, ip)).toBe('RATE_LIMITED');
    expect(await check(undefined, ip)).toEqual({ promoCodeAccepted: null, quoteId: expect.any(String) });
    expect(await check(good, newNetwork())).toEqual(accepted);
    limitClock.pass(3600);
    expect(await check(good, ip)).toEqual(accepted);
  });

  it('do not count for a buyer who mistypes a code or asks for the same one repeatedly', async () => {
    const ip = newNetwork();
    const good = await newCode(null);
    for (let round = 0; round < 40; round += 1) expect(await check('TYPO', ip)).toEqual(notAccepted);
    for (let round = 0; round < 40; round += 1) expect(await check(good, ip)).toEqual(accepted);
    for (let index = 0; index < 19; index += 1) await check(`NONE${index}`, ip);
    expect(await check('NONE19', ip)).toBe('RATE_LIMITED');
    expect(await check(good, ip), 'what was found out stays').toEqual(accepted);
  });

  it('count within a /64, and cannot be bypassed by paying', async () => {
    const good = await newCode(null);
    const input = await paymentInput(services, nobody, scholar);
    const outcomes = [];
    for (let index = 0; index < 21; index += 1) {
      const order = { ...scholar, promoCode: index === 20 ? good : `NONE${index}` };
      const caller = from(`2001:db8:0:1::${index}`);
      const attempt = { ...input, order, idempotencyKey: randomUUID(), paymentMethodId: 'none' };
      outcomes.push(await codeOf(createPayment(services, caller, attempt)));
    }
    expect(outcomes).toEqual([...Array<string>(20).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  });

  it('are not stored in a quotes table', async () => {
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('quotes');
  });
});

describe('a quote', () => {
  it('is valid only for the choice and the price that it was issued for', async () => {
    const input = await paymentInput(services, nobody, scholar);
    const other = await paymentInput(services, nobody, { ...scholar, tariffId: 'atlas-reader' }).catch(
      () => input,
    );
    const [normal, , ...rest] = input.quoteId.split('.');
    const cheaper = [normal, '1', ...rest].join('.');
    const longer = input.quoteId.replace(/\.([\da-z]+)\.([\w-]{22})$/, '.zzzzzzzzz.$2');
    for (const quoteId of [cheaper, longer, '', 'x', `${input.quoteId}x`, randomUUID()].filter(Boolean))
      expect(await codeOf(createPayment(services, nobody, { ...input, quoteId }))).toBe('PRICE_CHANGED');
    const swapped = { ...input, order: { ...scholar, promoCode: await newCode(null) } };
    expect(await codeOf(createPayment(services, nobody, swapped))).toBe('PRICE_CHANGED');
    expect(other.quoteId.length).toBeLessThanOrEqual(64);
  });
});

describe('a promo code with five uses', () => {
  it('is not used up by unpaid orders: one network holds three, for a quarter of an hour', async () => {
    const code = await newCode(5);
    const ip = newNetwork();
    for (let index = 0; index < 3; index += 1) await buy(code, ip);
    expect(await codeOf(buy(code, ip))).toBe('RATE_LIMITED');
    await buy(code, newNetwork());
    await buy(code, newNetwork());
    expect(await check(code, newNetwork())).toEqual(notAccepted);
    expect(await usesOf(code)).toBe(0);
    services.time.advance({ minutes: 15 });
    expect(await check(code, newNetwork())).toEqual(accepted);
    await buy(code, ip);
  });

  it('reports in seconds when the network can hold another use', async () => {
    const code = await newCode(5);
    const ip = newNetwork();
    for (let index = 0; index < 3; index += 1) await buy(code, ip);
    services.time.advance({ minutes: 5 });
    const refused = await buy(code, ip).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ details: { retryAfter: 600 } });
  });

  it('counts each paid order once', async () => {
    const code = await newCode(5);
    for (const ip of newNetworks(5)) {
      const { transactionId } = await buy(code, ip);
      await deliverProviderEvent(services, transactionId, 'payment.succeeded');
      await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    }
    expect(await usesOf(code)).toBe(5);
    services.time.advance({ minutes: 60 });
    expect(await check(code, newNetwork())).toEqual(notAccepted);
  });

  it('is held by only five of many concurrent orders, and counted for those', async () => {
    const code = await newCode(5);
    const callers = newNetworks(12).map(from);
    const inputs = await Promise.all(
      callers.map((caller) => paymentInput(services, caller, { ...scholar, promoCode: code })),
    );
    const reported = await Promise.allSettled(
      callers.map((caller, index) => createPayment(services, caller, inputs[index])),
    );
    const made = reported.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(made).toHaveLength(5);
    for (const each of reported)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'PRICE_CHANGED' });
    await Promise.all(
      made.map(({ transactionId }) => deliverProviderEvent(services, transactionId, 'payment.succeeded')),
    );
    expect(await usesOf(code)).toBe(5);
  });

  it('still works for the buyer whose own order holds the last use', async () => {
    const code = await newCode(1);
    const buyer = await newAccount(services);
    const order = { ...scholar, promoCode: code };
    const { orderId } = await pay(services, buyer, order);
    expect(await check(code, newNetwork())).toEqual(notAccepted);
    await pay(services, buyer, order, { orderId });
  });
});

describe('when the hold on a promo code expires', () => {
  const runJobs = () => runDueJobs(jobContext(services));

  it('the attempt is abandoned at the provider, and the buyer can retry while there are uses left', async () => {
    const code = await newCode(1);
    const { orderId, transactionId, autoGeneratedToken } = await buy(code, newNetwork());
    services.time.advance({ minutes: 15 });
    await runJobs();
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'OPEN', attempts: ['EXPIRED'] });
    const session = await findSession(db, services.clock(), autoGeneratedToken ?? '');
    const guest = { ...from(newNetwork()), user: session?.user };
    const again = () =>
      retryPayment(services, guest, {
        transactionId,
        paymentMethodId: 'sandbox',
        idempotencyKey: randomUUID(),
      });
    const rival = await buy(code, newNetwork());
    expect(await codeOf(again())).toBe('CONFLICT');
    services.time.advance({ minutes: 15 });
    const retried = await again();
    await deliverProviderEvent(services, retried.transactionId, 'payment.succeeded');
    expect(await usesOf(code)).toBe(1);
    expect((await statesOf(services, rival.orderId)).order).toBe('CONFIRMED');
  });

  it('a late payment still pays the order at the price that was charged', async () => {
    const code = await newCode(1);
    const late = await buy(code, newNetwork());
    services.time.advance({ minutes: 15 });
    await runJobs();
    const quick = await buy(code, newNetwork());
    await deliverProviderEvent(services, quick.transactionId, 'payment.succeeded');
    await deliverProviderEvent(services, late.transactionId, 'payment.succeeded');
    expect(await statesOf(services, late.orderId)).toEqual({
      order: 'PAID',
      attempts: ['SUCCEEDED'],
      purchases: 1,
    });
    const paid = await db
      .selectFrom('orders')
      .select(['total_minor', 'promo_code'])
      .where('id', '=', late.orderId)
      .executeTakeFirstOrThrow();
    expect(paid).toEqual({ total_minor: 2_250, promo_code: code });
    expect(await usesOf(code)).toBe(1);
    expect(await check(code, newNetwork())).toEqual(notAccepted);
  });

  it('a redemption is extended while the provider is processing the payment', async () => {
    const code = await newCode(1);
    const { orderId, transactionId } = await buy(code, newNetwork());
    await deliverProviderEvent(services, transactionId, 'payment.processing');
    services.time.advance({ minutes: 15 });
    await runJobs();
    expect((await statesOf(services, orderId)).attempts).toEqual(['PROCESSING']);
    expect(await check(code, newNetwork())).toEqual(notAccepted);
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    services.time.advance({ minutes: 15 });
    await runJobs();
    expect(await check(code, newNetwork())).toEqual(accepted);
  });

  it('a renewed hold and a paid order are left alone', async () => {
    const code = await newCode(1);
    const { orderId, transactionId } = await buy(code, newNetwork());
    services.time.advance({ minutes: 14 });
    await endPromoHold(services, orderId);
    expect((await statesOf(services, orderId)).attempts).toEqual(['PENDING']);
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    services.time.advance({ minutes: 1 });
    await runJobs();
    expect(await statesOf(services, orderId)).toEqual({
      order: 'PAID',
      attempts: ['SUCCEEDED'],
      purchases: 1,
    });
  });
});
