import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { retryRefund } from '../../../../server/commerce/checkout/retryRefund.ts';
import { checkBooks } from '../../../../server/commerce/books/checkBooks.ts';
import { ledgerProblems, codeOf, statesOf, walletOf } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { mailsOf, refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { say, paid } = await stripePayments(services, app, stripe);

const refundOf = (id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Makes Stripe refuse the next refunds. */
const refuses = (code = 'insufficient_funds') =>
  stripe.answer(({ path }) =>
    path === '/v1/refunds'
      ? { status: 400, body: { error: { type: 'invalid_request_error', code, message: 'No.' } } }
      : undefined,
  );

/** Sets Stripe's answer to the next refunds. */
const answers = (status: string) =>
  stripe.answer(({ method, path, body }) =>
    method === 'POST' && path === '/v1/refunds'
      ? { body: { id: `re_${body['metadata[refundId]']}`, object: 'refund', status } }
      : undefined,
  );

const retry = (id: string) => db.transaction().execute((trx) => retryRefund(trx, services, id));

const count = async (template: string) => (await mailsOf(services, template)).length;

/** Works off the due jobs except mails, which stay in the queue. */
const runJobs = async () => {
  const { jobs, ...context } = jobContext(services);
  for (const { kind, payload, id } of await db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'stripe.refund')
    .where('dead', '=', false)
    .execute())
    await jobs
      .find((job) => job.kind === kind)
      ?.perform({ ...context, jobs }, payload)
      .then(
        () => db.deleteFrom('jobs').where('id', '=', id).execute(),
        () => undefined,
      );
};

describe('a refund at Stripe', () => {
  it('is REQUESTED, then SENT before Stripe answers, and mailed once it has succeeded', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    const mailed = await count('refund');
    await refund(services, transactionId, 1_000, { id });
    expect((await refundOf(id)).state).toBe('REQUESTED');
    let whileAsked = '';
    stripe.answer(async ({ path }) => {
      if (path !== '/v1/refunds') return undefined;
      whileAsked = (await refundOf(id)).state;
      return { body: { id: 're_sent', object: 'refund', status: 'pending' } };
    });
    await runJobs();
    expect(whileAsked).toBe('SENT');
    expect(await refundOf(id)).toMatchObject({ state: 'SENT', provider_reference: 're_sent' });
    expect(await count('refund')).toBe(mailed);
    const change = {
      id: 're_sent',
      object: 'refund',
      amount: 1_000,
      currency: 'usd',
      metadata: { refundId: id },
    };
    expect(await say('refund.updated', { ...change, status: 'succeeded' })).toBe('done');
    expect(await say('charge.refund.updated', { ...change, status: 'succeeded' })).toBe('done');
    expect((await refundOf(id)).state).toBe('SUCCEEDED');
    expect(await count('refund')).toBe(mailed + 1);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that Stripe refuses is FAILED, reversed in the books, restores access, and is retried with a new key', async () => {
    const { transactionId, orderId } = await paid();
    const id = randomUUID();
    const mailed = { refund: await count('refund'), failed: await count('refundFailed') };
    await refund(services, transactionId, 'whole', { id });
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    refuses();
    await runJobs();
    expect(await refundOf(id)).toMatchObject({ state: 'FAILED', failure: 'insufficient_funds' });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_minor: 0,
    });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await count('refund')).toBe(mailed.refund);
    expect((await mailsOf(services, 'refundFailed')).slice(mailed.failed)).toMatchObject([
      { to: 'buyer@example.com', data: { amount: '45.00', isRestored: true } },
    ]);
    expect(await ledgerProblems(services)).toEqual([]);

    answers('succeeded');
    const again = await retry(id);
    await runJobs();
    expect(await refundOf(again.id)).toMatchObject({ state: 'SUCCEEDED', amount_minor: 4_500 });
    expect((await refundOf(id)).retried_as).toBe(again.id);
    const keys = stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(keys).toEqual([`refund-${id}`, `refund-${again.id}`]);
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    expect(await codeOf(retry(id))).toBe('CONFLICT');
    expect(await codeOf(retry(again.id))).toBe('CONFLICT');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that Stripe refuses twice is retried twice, with a key of its own each time', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    stripe.calls.length = 0;
    await refund(services, transactionId, 1_000, { id });
    refuses();
    await runJobs();
    const first = await retry(id);
    await runJobs();
    answers('succeeded');
    const second = await retry(first.id);
    await runJobs();
    expect([first.id, second.id]).toEqual([`${id}:again:1`, `${id}:again:2`]);
    expect(await refundOf(second.id)).toMatchObject({ state: 'SUCCEEDED', amount_minor: 1_000 });
    const keys = stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(keys).toEqual([id, first.id, second.id].map((each) => `refund-${each}`));
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that Stripe later reports as failed is reversed, and its repeated event changes nothing', async () => {
    const { transactionId, charge, intentId } = await paid();
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    answers('succeeded');
    await runJobs();
    const failed = {
      id: `re_${id}`,
      object: 'refund',
      amount: 1_000,
      currency: 'usd',
      payment_intent: intentId,
      charge: charge.id,
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      metadata: {},
    };
    services.time.advance({ hours: 1 });
    for (const type of ['refund.failed', 'charge.refund.updated'])
      expect(await say(type, failed)).toBe('done');
    expect(await refundOf(id)).toMatchObject({ state: 'FAILED', failure: 'lost_or_stolen_card' });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_minor: 0,
    });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('with an unknown outcome is retried with the same key, by the operator too', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    stripe.fail(2);
    await runJobs();
    expect((await refundOf(id)).state).toBe('SENT');
    expect(await codeOf(retry(id))).toBe('CONFLICT');
    await db.updateTable('jobs').set({ dead: true }).where('kind', '=', 'stripe.refund').execute();
    expect(await ledgerProblems(services)).toEqual([`refund ${id} is SENT and nothing waits for its answer`]);
    answers('succeeded');
    await retry(id);
    await runJobs();
    expect((await refundOf(id)).state).toBe('SUCCEEDED');
    const keys = stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set([`refund-${id}`]));
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('whose answer was lost is not repeated after Stripe has forgotten the key', async () => {
    const { transactionId } = await paid();
    const id = randomUUID();
    await refund(services, transactionId, 1_000, { id });
    stripe.fail(2);
    await runJobs();
    services.time.advance({ hours: 21 });
    stripe.calls.length = 0;
    stripe.answer(({ method, path }) =>
      method === 'GET' && path === '/v1/refunds'
        ? {
            body: {
              object: 'list',
              data: [{ id: 're_made', object: 'refund', status: 'succeeded', metadata: { refundId: id } }],
            },
          }
        : undefined,
    );
    await runJobs();
    expect(await refundOf(id)).toMatchObject({ state: 'SUCCEEDED', provider_reference: 're_made' });
    expect(stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ method }) => method)).toEqual([
      'GET',
    ]);
  });

  it.each([
    ['whole', '45.00'],
    [1, '0.01'],
  ] as const)(
    'of %s that fails because the payment is disputed leaves the money with the dispute, and access ended',
    async (part, amount) => {
      const { transactionId, dispute, orderId } = await paid();
      const id = randomUUID();
      await refund(services, transactionId, part, { id });
      await say('charge.dispute.created', dispute);
      refuses('charge_disputed');
      await runJobs();
      expect((await refundOf(id)).state).toBe('FAILED');
      expect(await transactionOf(services, transactionId)).toMatchObject({
        status: 'CHARGED_BACK',
        refunded_minor: 4_500,
      });
      expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
      expect((await mailsOf(services, 'refundFailed')).at(-1)).toMatchObject({
        data: { amount, isRestored: false },
      });
      expect(await ledgerProblems(services)).toEqual([]);
      await say('charge.dispute.closed', { ...dispute, status: 'won' });
      expect(await transactionOf(services, transactionId)).toMatchObject({
        status: 'SUCCEEDED',
        refunded_minor: 0,
      });
      expect((await statesOf(services, orderId)).order).toBe('PAID');
      expect(await ledgerProblems(services)).toEqual([]);
    },
  );
});

describe('a refund from Stripe’s dashboard', () => {
  it('that fails restores the money and the access, and can be made again', async () => {
    const { transactionId, charge, orderId, intentId, owner } = await paid();
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 });
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    services.time.advance({ hours: 1 });
    await say('refund.failed', {
      id: 're_desk',
      object: 'refund',
      amount: 4_500,
      currency: 'usd',
      payment_intent: intentId,
      charge: charge.id,
      status: 'failed',
      metadata: {},
    });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
    expect(await walletOf(services, owner, usd)).toBe(0);
    // A late repetition of its event changes nothing; a new refund does.
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    const later = Math.floor(services.clock().getTime() / 1000);
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 }, undefined, later);
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that is unknown and fails waits in suspense', async () => {
    const outcome = await say('refund.failed', {
      id: 're_unknown',
      object: 'refund',
      amount: 700,
      currency: 'usd',
      payment_intent: 'pi_unknown',
      status: 'failed',
      metadata: {},
    });
    expect(outcome).toBe('unknown');
    services.log.takeErrors();
    const breaks = await checkBooks(db, services.clock());
    expect(breaks).toEqual([
      'suspense item stripe:UNKNOWN_REFUND:re_unknown of 700 USD waits for the operator',
    ]);
  });
});
