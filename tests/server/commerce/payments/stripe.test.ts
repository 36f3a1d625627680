import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expireOrder } from '../../../../server/commerce/checkout/expireOrder.ts';
import { openAttempt } from '../../../../server/commerce/checkout/openAttempt.ts';
import { startAttempt } from '../../../../server/commerce/checkout/startAttempt.ts';
import { providerOf } from '../../../../server/commerce/payments/providers.ts';
import { fromStripeAmount, toStripeAmount } from '../../../../server/commerce/payments/stripe/amounts.ts';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import {
  codeOf,
  currencyId,
  newAccount,
  nobody,
  pay,
  paymentInput,
  statesOf,
  walletOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { eur, month, scholar, usd } from '../../support/demoProducts.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { removeMethod, setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import { addMethod } from '../../../../server/commerce/billing/addMethod.ts';
import { payOverdue } from '../../../../server/commerce/billing/pay.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { eventOf, signed } from '../../support/stripeObjects.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { happenings, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { refund, topUp, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;

const { seconds, runJobs, post, say, started, objectsOf, answersDetails, paid } = await stripePayments(
  services,
  app,
  stripe,
);

describe('a payment', () => {
  it('opens a page at Stripe, with a pinned API version and the transaction as idempotency key', async () => {
    const { transactionId, orderId } = await started();
    expect(stripe.calls).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        key: transactionId,
        version: '2026-10-28.endive',
        body: expect.objectContaining({
          mode: 'payment',
          client_reference_id: transactionId,
          'metadata[transactionId]': transactionId,
          'payment_intent_data[metadata][transactionId]': transactionId,
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '4500',
          'line_items[0][quantity]': '1',
          customer_email: 'buyer@example.com',
          locale: 'en',
          success_url: `http://localhost:3000/en/products/2/payment?order=${orderId}`,
        }),
      },
    ]);
    expect(stripe.calls[0]?.body).not.toHaveProperty('payment_intent_data[setup_future_usage]');
    expect((await transactionOf(services, transactionId)).redirect_url).toMatch(
      /^https:\/\/checkout\.stripe\.com\//,
    );
  });

  it('asks Stripe to save the method if the buyer wants that', async () => {
    await started(month, { saveMethod: true });
    expect(stripe.calls[0]?.body).toMatchObject({
      'payment_intent_data[setup_future_usage]': 'off_session',
      customer_creation: 'always',
    });
  });

  it('waits while Stripe is unavailable, and continues with the same key', async () => {
    const caller = await newAccount(services);
    const input = await paymentInput(services, caller, scholar, { paymentMethodId: 'stripe' });
    stripe.fail(2);
    await expect(createPayment(services, caller, input)).rejects.toThrow('away');
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', caller.user.id)
      .executeTakeFirstOrThrow();
    expect(await statesOf(services, order.id)).toMatchObject({ order: 'CONFIRMED', attempts: ['PENDING'] });
    const answer = await createPayment(services, caller, input);
    expect(answer.orderId).toBe(order.id);
    expect(new Set(stripe.calls.map(({ key }) => key))).toEqual(new Set([answer.transactionId]));
    expect((await transactionOf(services, answer.transactionId)).redirect_url).not.toBeNull();
  });

  it('that Stripe refuses fails, and its order can be paid another way', async () => {
    stripe.answer(() => ({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'Invalid currency: irr' } },
    }));
    const { orderId } = await started();
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'OPEN', attempts: ['FAILED'] });
    expect(services.log.takeErrors()).toEqual([expect.stringContaining('Stripe refused to start')]);
  });

  it('that is abandoned closes its page', async () => {
    const { caller, orderId, transactionId, session } = await started();
    await pay(services, caller, scholar, { orderId });
    await runJobs();
    expect(stripe.calls.map(({ path }) => path)).toContain(`/v1/checkout/sessions/${session.id}/expire`);
    expect((await transactionOf(services, transactionId)).status).toBe('EXPIRED');
  });

  it('that is abandoned while Stripe is opening its page closes the page again', async () => {
    // Closes what earlier tests left open.
    services.time.advance({ hours: 25 });
    await runJobs();
    stripe.answer(async ({ path, body }) => {
      if (path !== '/v1/checkout/sessions') return undefined;
      const { order_id: id } = await transactionOf(services, body['client_reference_id'] ?? '');
      services.time.advance({ hours: 25 });
      await expireOrder(services, id ?? '');
      stripe.calls.length = 0;
      return undefined;
    });
    const { transactionId } = await started();
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'EXPIRED',
      redirect_url: null,
    });
    await runJobs();
    expect(stripe.calls.at(-1)?.path).toMatch(/\/expire$/);
  });

  it('of a top-up returns to the wallet and fills it', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd, {
      paymentMethodId: 'stripe',
      language: 'he',
      amount: '45',
    });
    expect(stripe.calls[0]?.body).toMatchObject({
      success_url: 'http://localhost:3000/he/profile/wallet',
      locale: 'auto',
    });
    expect(await say('checkout.session.completed', (await objectsOf(id)).session)).toBe('done');
    expect(await walletOf(services, caller.user.id, usd)).toBe(4_500);
  });
});

describe('a callback', () => {
  it('that is forged, signed with another secret or over 300 s late is rejected and not stored', async () => {
    const { session, orderId } = await started();
    const payload = eventOf('evt_forged', 'checkout.session.completed', session);
    const refused = [
      await post(payload, signed(payload, seconds(), 'whsec_another')),
      await post(`${payload} `, signed(payload, seconds())),
      await post(payload, signed(payload, seconds() - 301)),
      await post(payload, 'nonsense'),
      await app.inject({ method: 'POST', url: '/api/payments/stripe/webhook', payload }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect(
      await db.selectFrom('provider_events').select('id').where('id', '=', 'evt_forged').execute(),
    ).toEqual([]);
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
    expect((await post(payload, signed(payload, seconds() - 300))).statusCode).toBe(200);
    expect((await statesOf(services, orderId)).order).toBe('PAID');
  });

  it('repeated 50 times concurrently, by one event or by many, is booked once', async () => {
    const { session, intent, orderId } = await started();
    const reported = await Promise.all([
      ...Array.from({ length: 50 }, () => say('checkout.session.completed', session, 'evt_same')),
      ...Array.from({ length: 50 }, () => say('payment_intent.succeeded', intent)),
    ]);
    expect(reported.filter((outcome) => outcome === 'repeated')).toHaveLength(49);
    expect(await statesOf(services, orderId)).toEqual({
      order: 'PAID',
      attempts: ['SUCCEEDED'],
      purchases: 1,
    });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('about another amount or currency, or an unknown payment, changes nothing', async () => {
    const { session, orderId } = await started();
    expect(await say('checkout.session.completed', { ...session, amount_total: 1 })).toBe('unknown');
    expect(await say('checkout.session.completed', { ...session, currency: 'eur' })).toBe('unknown');
    expect(services.log.takeErrors()).toHaveLength(2);
    const strange = {
      ...session,
      id: 'cs_other',
      client_reference_id: null,
      metadata: {},
      payment_intent: null,
    };
    expect(await say('checkout.session.completed', strange)).toBe('unknown');
    expect(await say('customer.created', { id: 'cus_1', object: 'customer' })).toBe('unknown');
    expect(await say('checkout.session.completed', { id: 7 })).toBe('unknown');
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
  });

  it('about a payment that takes days waits, and then pays or fails it', async () => {
    const paid = await started();
    expect(await say('checkout.session.completed', { ...paid.session, payment_status: 'unpaid' })).toBe(
      'done',
    );
    expect(await statesOf(services, paid.orderId)).toMatchObject({ attempts: ['PROCESSING'] });
    await say('checkout.session.async_payment_succeeded', paid.session);
    expect(await statesOf(services, paid.orderId)).toMatchObject({ order: 'PAID' });
    const failed = await started();
    await say('checkout.session.async_payment_failed', { ...failed.session, payment_status: 'unpaid' });
    expect(await statesOf(services, failed.orderId)).toMatchObject({ order: 'OPEN', attempts: ['FAILED'] });
  });

  it('about an expired page reopens the order; a success after all is booked', async () => {
    const { session, orderId } = await started();
    await say('checkout.session.expired', { ...session, payment_status: 'unpaid' });
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'OPEN', attempts: ['EXPIRED'] });
    await say('checkout.session.completed', session);
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'PAID', attempts: ['SUCCEEDED'] });
  });

  it('about a card declined on the page leaves the page open', async () => {
    const { intent, session, orderId } = await started();
    expect(await say('payment_intent.payment_failed', intent)).toBe('done');
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'CONFIRMED', attempts: ['PENDING'] });
    await say('checkout.session.completed', session);
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'PAID' });
  });

  it('that fails to be processed is stored, answered with an error, and processed when repeated', async () => {
    const { session, orderId, transactionId } = await started();
    // A sale that is already booked, so that it cannot be booked again.
    const booked = { kind: 'SALE', reference: transactionId } as const;
    await db
      .insertInto('ledger_transactions')
      .values({ id: 'booked', ...booked, created_at: services.clock() })
      .execute();
    expect(await say('checkout.session.completed', session, 'evt_again')).toBe('500');
    services.log.takeErrors();
    expect((await transactionOf(services, transactionId)).status).toBe('PENDING');
    await sql`alter table ledger_transactions disable trigger user`.execute(db);
    await db.deleteFrom('ledger_transactions').where('id', '=', 'booked').execute();
    await sql`alter table ledger_transactions enable trigger user`.execute(db);
    expect(await say('checkout.session.completed', session, 'evt_again')).toBe('done');
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'PAID' });
  });
});

describe('details that Stripe reports later', () => {
  it('include the fee and the saved method', async () => {
    const { session, transactionId, owner, intentId } = await started(month, { saveMethod: true });
    await say('checkout.session.completed', session);
    expect(await transactionOf(services, transactionId)).toMatchObject({
      fee_minor: null,
      provider_reference: intentId,
    });
    answersDetails();
    await runJobs();
    expect(await transactionOf(services, transactionId)).toMatchObject({ fee_minor: 160 });
    const saved = await db
      .selectFrom('saved_methods')
      .selectAll()
      .where('user_id', '=', owner)
      .executeTakeFirst();
    expect(saved).toMatchObject({ label: 'Visa •••• 4242', reference: `cus_1/pm_${intentId}` });
    const subscription = await db
      .selectFrom('subscriptions')
      .select('saved_method_id')
      .where('user_id', '=', owner)
      .executeTakeFirst();
    expect(subscription?.saved_method_id).toBe(saved?.id);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('save no method that nobody asked for, and book a fee in the currency it was charged in', async () => {
    const { session, transactionId, owner } = await started();
    await say('checkout.session.completed', session);
    answersDetails({ currency: 'eur', amount: 4_140, exchange_rate: 0.92 });
    await runJobs();
    expect(await transactionOf(services, transactionId)).toMatchObject({
      fee_minor: 160,
      fee_currency_id: eur,
      actual_amount_minor: 4_140,
      actual_currency_id: eur,
      actual_rate: '0.92',
      actual_rate_source: 'Stripe txn_1',
      actual_rate_at: new Date(1_795_248_000_000),
    });
    const fees = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
      .select(['account_id', 'amount_minor'])
      .where('transaction_id', '=', transactionId)
      .where('kind', '=', 'FEE')
      .orderBy('account_id')
      .execute();
    expect(fees).toEqual([
      { account_id: `FEES::${eur}`, amount_minor: -160 },
      { account_id: `PROVIDER:stripe:${eur}`, amount_minor: 160 },
    ]);
    await refund(services, transactionId, 'whole');
    expect(await ledgerProblems(services)).toEqual([]);
    await db
      .updateTable('transactions')
      .set({ fee_currency_id: null })
      .where('id', '=', transactionId)
      .execute();
    expect(await ledgerProblems(services)).toEqual([
      `transaction ${transactionId} is booked in another currency`,
    ]);
    await db
      .updateTable('transactions')
      .set({ fee_currency_id: eur })
      .where('id', '=', transactionId)
      .execute();
    expect(await db.selectFrom('saved_methods').select('id').where('user_id', '=', owner).execute()).toEqual(
      [],
    );
  });
});

/** A card saved at Stripe. */
async function keepsCard({ user }: Caller): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('saved_methods')
    .values({
      id,
      user_id: user?.id ?? '',
      provider: 'stripe',
      reference: `cus_2/pm_${id}`,
      label: 'Visa •••• 4242',
      created_at: services.clock(),
    })
    .execute();
  return id;
}

describe('a saved method', () => {
  async function charged(answer: { status?: number; body: object }) {
    const caller = await newAccount(services);
    const { orderId } = await started(scholar);
    const order = await db
      .updateTable('orders')
      .set({ user_id: caller.user.id })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const savedMethodId = await keepsCard(caller);
    const { id } = await db
      .transaction()
      .execute((trx) => startAttempt(trx, services, order, providerOf('stripe'), { savedMethodId }));
    stripe.calls.length = 0;
    stripe.answer(({ path }) => (path === '/v1/payment_intents' ? answer : undefined));
    await openAttempt(services, id);
    return { id, savedMethodId, ...(await objectsOf(id)) };
  }

  it('is charged once while its owner is away', async () => {
    const { id, savedMethodId } = await charged({ body: { id: 'pi_away', status: 'succeeded' } });
    expect(stripe.calls).toMatchObject([
      {
        path: '/v1/payment_intents',
        key: id,
        body: {
          amount: '4500',
          currency: 'usd',
          customer: 'cus_2',
          payment_method: `pm_${savedMethodId}`,
          off_session: 'true',
          confirm: 'true',
          'metadata[transactionId]': id,
        },
      },
    ]);
    expect(await transactionOf(services, id)).toMatchObject({
      status: 'SUCCEEDED',
      provider_reference: 'pi_away',
    });
    await openAttempt(services, id);
    expect(stripe.calls).toHaveLength(1);
  });

  it('that is declined or needs its owner’s confirmation fails the attempt', async () => {
    const declined = await charged({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    });
    expect((await transactionOf(services, declined.id)).status).toBe('FAILED');
    const asks = await charged({ body: { id: 'pi_asks', status: 'requires_action' } });
    expect((await transactionOf(services, asks.id)).status).toBe('FAILED');
    // Otherwise it could be confirmed later, alongside another attempt.
    await runJobs();
    expect(stripe.calls.map(({ path }) => path)).toContain('/v1/payment_intents/pi_asks/cancel');
  });

  it('whose charge lost its answer is not charged again after Stripe has forgotten the key', async () => {
    const savedMethodId = await keepsCard(await newAccount(services));
    const { orderId } = await started(scholar);
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id } = await db
      .transaction()
      .execute((trx) => startAttempt(trx, services, order, providerOf('stripe'), { savedMethodId }));
    stripe.calls.length = 0;
    stripe.fail(2);
    await expect(openAttempt(services, id)).rejects.toThrow('away');
    services.time.advance({ hours: 21 });
    stripe.answer(({ method, path }) =>
      method === 'GET' && path === '/v1/payment_intents'
        ? {
            body: {
              object: 'list',
              data: [
                { id: 'pi_other', status: 'succeeded', metadata: {} },
                { id: 'pi_made', status: 'succeeded', metadata: { transactionId: id } },
              ],
            },
          }
        : undefined,
    );
    stripe.calls.length = 0;
    await openAttempt(services, id);
    expect(stripe.calls.map(({ method }) => method)).toEqual(['GET']);
    expect(await transactionOf(services, id)).toMatchObject({
      status: 'SUCCEEDED',
      provider_reference: 'pi_made',
    });
  });

  it('that is removed is removed at Stripe too, once, even after an outage of Stripe', async () => {
    const caller = await newAccount(services);
    const { user } = caller;
    const id = await keepsCard(caller);
    await runJobs();
    stripe.calls.length = 0;
    stripe.answer(({ path }) =>
      path.endsWith('/detach') ? { body: { id: `pm_${id}`, object: 'payment_method' } } : undefined,
    );
    stripe.fail(2);
    await removeMethod(services, user, id);
    await removeMethod(services, user, id);
    await runJobs();
    services.time.advance({ minutes: 5 });
    await runJobs();
    const detached = stripe.calls.filter(({ path }) => path === `/v1/payment_methods/pm_${id}/detach`);
    // Stripe was unavailable for two requests and answered the third.
    expect(detached).toHaveLength(3);
    const waiting = await db.selectFrom('jobs').select('id').where('kind', '=', 'stripe.detach').execute();
    expect(waiting).toEqual([]);
  });

  it('that Stripe no longer knows counts as removed', async () => {
    const caller = await newAccount(services);
    const id = await keepsCard(caller);
    if (caller.user) await removeMethod(services, caller.user, id);
    await runJobs();
    expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'stripe.detach').execute()).toEqual(
      [],
    );
  });

  it('whose bank requires its owner leaves the renewal past due, and the owner pays on Stripe’s page', async () => {
    const { user, caller } = await subscriber(services, 'month');
    await setMethod(services, user, await keepsCard(caller));
    stripe.answer(({ path }) =>
      path === '/v1/payment_intents'
        ? {
            status: 402,
            body: {
              error: {
                type: 'card_error',
                code: 'authentication_required',
                message: 'The bank asks for a confirmation.',
                payment_intent: { id: 'pi_asked', status: 'requires_payment_method' },
              },
            },
          }
        : undefined,
    );
    services.time.advance({ days: 30 });
    await runJobs();
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'PAST_DUE' });
    expect(await happenings(services, user)).toEqual(['STARTED', 'PAYMENT_FAILED', 'PAST_DUE']);
    const paid = await payOverdue(services, user, {
      paymentMethodId: 'stripe',
      idempotencyKey: randomUUID(),
      saveMethod: true,
    });
    const objects = await objectsOf(paid.transactionId);
    expect((await transactionOf(services, paid.transactionId)).redirect_url).toMatch(/checkout\.stripe\.com/);
    expect(await say('checkout.session.completed', objects.session)).toBe('done');
    answersDetails();
    await runJobs();
    const renewed = await subscriptionOf(services, user);
    expect(renewed.status).toBe('ACTIVE');
    // It renews with the method that worked.
    const method = await db
      .selectFrom('saved_methods')
      .select('reference')
      .where('id', '=', renewed.saved_method_id)
      .executeTakeFirst();
    expect(method?.reference).toBe(`cus_1/pm_${objects.intentId}`);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('whose charge is still processing is decided by the callback', async () => {
    const slow = await charged({ body: { id: 'pi_slow', status: 'processing' } });
    expect((await transactionOf(services, slow.id)).status).toBe('PROCESSING');
    await say('payment_intent.payment_failed', { ...slow.intent, id: 'pi_slow' });
    expect((await transactionOf(services, slow.id)).status).toBe('FAILED');
  });
});

describe('money returned', () => {
  it('by us is refunded at Stripe once, after our books say so, and its event changes nothing', async () => {
    const { transactionId, intentId, charge, orderId } = await paid();
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    expect(stripe.calls).toEqual([]);
    stripe.fail(2);
    await runJobs();
    services.time.advance({ minutes: 5 });
    await runJobs();
    const asked = stripe.calls.filter(({ path }) => path === '/v1/refunds');
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([`refund-${id}`]));
    expect(asked.at(-1)?.body).toMatchObject({ payment_intent: intentId, amount: '1000' });
    const stored = await db
      .selectFrom('refunds')
      .select('provider_reference')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored?.provider_reference).toMatch(/^re_/);
    expect(await say('charge.refunded', { ...charge, amount_refunded: 1_000 })).toBe('done');
    expect(await transactionOf(services, transactionId)).toMatchObject({ refunded_minor: 1_000 });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('from Stripe’s dashboard is booked by the event, in any order of several', async () => {
    const { transactionId, charge, orderId } = await paid();
    await say('charge.refunded', { ...charge, amount_refunded: 3_000 });
    await say('charge.refunded', { ...charge, amount_refunded: 1_000 });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 3_000,
    });
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 });
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await runJobs();
    expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('before the payment was reported is booked with it', async () => {
    const { charge, session, orderId } = await started();
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 });
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await say('checkout.session.completed', session);
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'REFUNDED', attempts: ['REFUNDED'] });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('after a success for an expired order is refunded at Stripe', async () => {
    const { session, orderId, intentId } = await started();
    services.time.advance({ hours: 25 });
    await runJobs();
    expect((await statesOf(services, orderId)).order).toBe('EXPIRED');
    expect(await say('checkout.session.completed', session)).toBe('done');
    answersDetails();
    await runJobs();
    expect(stripe.calls.find(({ path }) => path === '/v1/refunds')?.body).toMatchObject({
      payment_intent: intentId,
      amount: '4500',
    });
    expect(await statesOf(services, orderId)).toMatchObject({ attempts: ['REFUNDED'] });
  });

  it('by a dispute is charged back once, and restored if the dispute is won', async () => {
    const { transactionId, dispute, orderId } = await paid();
    for (const status of ['warning_needs_response', 'prevented']) {
      await say('charge.dispute.created', { ...dispute, status });
      expect((await statesOf(services, orderId)).order).toBe('PAID');
    }
    await say('charge.dispute.created', dispute);
    await say('charge.dispute.funds_withdrawn', dispute);
    expect((await transactionOf(services, transactionId)).status).toBe('CHARGED_BACK');
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await say('charge.dispute.closed', { ...dispute, status: 'won' });
    await say('charge.dispute.funds_reinstated', { ...dispute, status: 'won' });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_minor: 0,
    });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('by a dispute that arrives before its payment, or ends before it starts, waits for it', async () => {
    const { transactionId, dispute, session } = await started();
    expect(await say('charge.dispute.closed', { ...dispute, status: 'won' })).toBe('early');
    expect(await say('charge.dispute.created', dispute)).toBe('early');
    expect(await say('checkout.session.completed', session)).toBe('done');
    answersDetails();
    for (let round = 0; round < 4; round++) {
      services.time.advance({ minutes: 10 });
      await runJobs();
    }
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_minor: 0,
    });
    const kinds = await db
      .selectFrom('refunds')
      .select('kind')
      .where('transaction_id', '=', transactionId)
      .execute();
    expect(kinds).toEqual([{ kind: 'CHARGEBACK' }]);
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([
    [4_500, 'USD', 2, 4_500],
    [12_000, 'KRW', 0, 12_000],
    [1_500, 'KWD', 3, 1_500],
    [1_505, 'KWD', 3, undefined],
    [700_000, 'IRR', 0, 70_000_000],
    // Two decimals at Stripe, none in our catalog: https://docs.stripe.com/currencies#special-cases
    [7_000, 'UGX', 0, 700_000],
    [7, 'JPY', 0, 7],
    // One digit more than Stripe's unit has; it must be zero.
    [70, 'JPY', 1, 7],
    [71, 'JPY', 1, undefined],
    [10, 'BHD', 3, 10],
    [9_999, 'OMR', 3, undefined],
  ])('of %i %s (%i decimals) are %s at Stripe', (ours, code, digits, theirs) => {
    expect(toStripeAmount(ours, code, digits)).toBe(theirs);
    if (theirs !== undefined) expect(fromStripeAmount(theirs, code, digits)).toBe(ours);
  });
});

it('an amount that Stripe cannot charge is rejected before anything is booked', async () => {
  const kwd = await currencyId('KWD', db);
  const caller = await newAccount(services);
  const topsUp = (amount: string) => topUp(services, caller, kwd, { paymentMethodId: 'stripe', amount });
  expect(await codeOf(topsUp('1.505'))).toBe('BAD_USER_INPUT');
  const id = await topsUp('1.500');
  expect(stripe.calls[0]?.body['line_items[0][price_data][unit_amount]']).toBe('1500');
  const { session } = await objectsOf(id);
  expect(await say('checkout.session.completed', { ...session, currency: 'kwd' })).toBe('done');
  expect(await codeOf(refund(services, id, 505))).toBe('BAD_USER_INPUT');
  await refund(services, id, 500);
  answersDetails({ currency: 'kwd', amount: 1_500, fee: 30 });
  await runJobs();
  expect(stripe.calls.find(({ path }) => path === '/v1/refunds')?.body['amount']).toBe('500');
  expect(await transactionOf(services, id)).toMatchObject({ refunded_minor: 500, fee_minor: 30 });
  expect(await ledgerProblems(services)).toEqual([]);
});

it('a guest is offered Stripe and can pay with it', async () => {
  const { orderId, transactionId } = await pay(services, nobody, scholar, { paymentMethodId: 'stripe' });
  await say('checkout.session.completed', (await objectsOf(transactionId)).session);
  expect((await statesOf(services, orderId)).order).toBe('PAID');
  expect(await codeOf(pay(services, nobody, scholar, { paymentMethodId: 'stripe ' }))).toBe('BAD_USER_INPUT');
});

describe('a method saved without a payment', () => {
  it('is entered on a page of its own, read once that is completed, and renews the subscription', async () => {
    const { user } = await subscriber(services, 'month');
    expect(await addMethod(services, user, { paymentMethodId: 'stripe' })).toMatch(
      /^https:\/\/checkout\.stripe\.com\//,
    );
    const [call] = stripe.calls;
    const setupId = call?.body['client_reference_id'] ?? '';
    expect(call).toMatchObject({
      path: '/v1/checkout/sessions',
      key: setupId,
      body: {
        mode: 'setup',
        currency: 'usd',
        customer_creation: 'always',
        'setup_intent_data[metadata][setupId]': setupId,
        success_url: 'http://localhost:3000/en/profile/wallet/subscription',
      },
    });
    expect(call?.body).not.toHaveProperty('line_items[0][quantity]');
    const session = {
      id: 'cs_setup',
      object: 'checkout.session',
      mode: 'setup',
      client_reference_id: setupId,
      metadata: { setupId },
      amount_total: null,
      currency: 'usd',
      payment_status: 'no_payment_required',
      payment_intent: null,
      setup_intent: 'seti_1',
    };
    expect(await say('checkout.session.expired', session)).toBe('done');
    expect(await say('checkout.session.completed', session)).toBe('done');
    stripe.answer(({ method, path }) =>
      method === 'GET' && path === '/v1/setup_intents/seti_1'
        ? {
            body: {
              id: 'seti_1',
              object: 'setup_intent',
              customer: 'cus_9',
              payment_method: {
                id: 'pm_9',
                object: 'payment_method',
                type: 'card',
                card: { brand: 'visa', last4: '4242' },
              },
            },
          }
        : undefined,
    );
    await runJobs();
    const [method] = await db
      .selectFrom('saved_methods')
      .select(['id', 'reference', 'label'])
      .where('user_id', '=', user.id)
      .execute();
    expect(method).toMatchObject({ reference: 'cus_9/pm_9', label: 'Visa •••• 4242' });
    expect((await subscriptionOf(services, user)).saved_method_id).toBe(method?.id);
  });
});
