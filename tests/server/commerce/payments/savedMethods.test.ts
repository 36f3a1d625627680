import { describe, expect, it } from 'vitest';
import { createPayment } from '../../../../server/commerce/checkout/createPayment.ts';
import { openAttempt } from '../../../../server/commerce/checkout/openAttempt.ts';
import { startAttempt } from '../../../../server/commerce/checkout/startAttempt.ts';
import { jobContext } from '../../support/jobContext.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { providerOf } from '../../../../server/commerce/payments/providers.ts';
import type { Deliver } from '../../../../server/kernel/job.ts';
import {
  newAccount,
  pay,
  paymentInput,
  deliverProviderEvent,
  statesOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { month, scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

const deliver: Deliver = async (url, headers, payload) =>
  (await app.inject({ method: 'POST', url, headers, payload })).statusCode;

/** A payment, and the choices on its page at the sandbox provider. */
async function started(saveMethod: boolean) {
  const caller = await newAccount(services);
  const input = await paymentInput(services, caller, month);
  const answer = await createPayment(services, caller, { ...input, saveMethod });
  const { redirect_url: page } = await transactionOf(services, answer.transactionId);
  const { body } = await app.inject({ method: 'GET', url: page ?? '' });
  const choices = [...body.matchAll(/name="choice" value="(\w+)"/g)].map(([, choice]) => choice);
  return { ...answer, owner: caller.user.id, page: page ?? '', choices };
}

const choose = async (page: string, choice: string) => {
  await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
  await runDueJobs(jobContext(services, { deliver }));
};

const methodsOf = (owner: string) =>
  db.selectFrom('saved_methods').selectAll().where('user_id', '=', owner).execute();

/** Charges a card that was saved by a choice on the page, for a new order. */
async function charged(choice: string) {
  const { owner, page } = await started(true);
  await choose(page, choice);
  const [method] = await methodsOf(owner);
  const other = await pay(services, await newAccount(services), scholar);
  await deliverProviderEvent(services, other.transactionId, 'payment.failed');
  services.time.advance({ seconds: 1 });
  const order = await db
    .updateTable('orders')
    .set({ user_id: owner, status: 'CONFIRMED' })
    .where('id', '=', other.orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await db
    .transaction()
    .execute((trx) =>
      startAttempt(trx, services, order, providerOf('sandbox'), { savedMethodId: method?.id ?? '' }),
    );
  await Promise.all([openAttempt(services, id), openAttempt(services, id)]);
  await openAttempt(services, id);
  return { id, orderId: other.orderId };
}

describe('the page of the sandbox provider', () => {
  it('offers to save a card only if the shop asked for it', async () => {
    expect((await started(false)).choices).toEqual(['pay', 'decline', 'delay']);
    expect((await started(true)).choices).toEqual([
      'pay',
      'remember',
      'rememberDeclining',
      'decline',
      'delay',
    ]);
  });

  it('rejects a choice that it does not offer', async () => {
    const { page, transactionId, owner } = await started(false);
    await choose(page, 'remember');
    expect((await transactionOf(services, transactionId)).status).toBe('PENDING');
    expect(await methodsOf(owner)).toEqual([]);
  });

  it('saves the card if the buyer chose that, and the subscription renews with it', async () => {
    const { page, transactionId, owner } = await started(true);
    await choose(page, 'remember');
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
    const [method, ...others] = await methodsOf(owner);
    expect(others).toEqual([]);
    expect(method).toMatchObject({ provider: 'sandbox', label: 'Sandbox •••• 4242' });
    const subscription = await db
      .selectFrom('subscriptions')
      .select('saved_method_id')
      .where('user_id', '=', owner)
      .executeTakeFirst();
    expect(subscription?.saved_method_id).toBe(method?.id);
  });

  it('saves nothing if the buyer just pays', async () => {
    const { page, owner } = await started(true);
    await choose(page, 'pay');
    expect(await methodsOf(owner)).toEqual([]);
  });
});

describe('a saved card', () => {
  it('is charged once, however often that is requested, and is refunded to', async () => {
    const { id, orderId } = await charged('remember');
    expect(await transactionOf(services, id)).toMatchObject({ status: 'SUCCEEDED', fee_minor: 90 });
    expect(await statesOf(services, orderId)).toMatchObject({
      order: 'PAID',
      attempts: ['FAILED', 'SUCCEEDED'],
    });
    await refund(services, id, 'whole');
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'REFUNDED' });
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('that declines reopens its order', async () => {
    const { id, orderId } = await charged('rememberDeclining');
    expect((await transactionOf(services, id)).status).toBe('FAILED');
    expect(await statesOf(services, orderId)).toMatchObject({ order: 'OPEN', purchases: 0 });
  });
});
