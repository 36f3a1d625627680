import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../../server/commerce/books/reconcile.ts';
import { checkBooks } from '../../../../server/commerce/books/checkBooks.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { chooseOnSandbox } from '../../../../server/commerce/payments/sandbox/sandboxPayments.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { newAccount, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { say, paid } = await stripePayments(services, app, stripe);

const span = () => {
  const from = new Date(services.clock().toISOString().slice(0, 10));
  return { from, until: new Date(from.getTime() + 86_400_000) };
};

/** A line in Stripe's list. */
const line = (id: string, category: string, amount: number, source: object | null, fee = 0) => ({
  id,
  object: 'balance_transaction',
  reporting_category: category,
  amount,
  fee,
  net: amount - fee,
  currency: 'usd',
  created: Math.floor(services.clock().getTime() / 1000),
  source,
});

const lists = (lines: readonly object[]) =>
  stripe.answer(({ path }) =>
    path === '/v1/balance_transactions'
      ? { body: { object: 'list', data: lines, has_more: false } }
      : undefined,
  );

const stripeOf = async () => {
  const found = (await reconcile(services, span())).find(({ provider }) => provider === 'stripe');
  if (!found) throw new Error('Stripe is set up');
  return found;
};

describe('reconciling Stripe’s list', () => {
  it('brings its account to zero once fees and the payout are booked, however often it runs', async () => {
    const { transactionId, intentId, dispute } = await paid();
    await refund(services, transactionId, 1_000);
    stripe.answer(({ path }) =>
      path === '/v1/refunds' ? { body: { id: 're_list', object: 'refund', status: 'succeeded' } } : undefined,
    );
    await runDueJobs(jobContext(services));
    await say('charge.dispute.created', { ...dispute, amount: 500 });
    const about = { payment_intent: intentId };
    const lines = [
      line('txn_charge', 'charge', 4_500, { id: 'ch_1', object: 'charge', ...about }, 160),
      line('txn_refund', 'refund', -1_000, { id: 're_list', object: 'refund', ...about }),
      line('txn_dispute', 'dispute', -500, { id: dispute.id, object: 'dispute', ...about }, 1_500),
      line('txn_fee', 'fee', -40, null),
      line('txn_payout', 'payout', -1_300, { id: 'po_1', object: 'payout' }),
    ];
    lists(lines);
    expect(await stripeOf()).toEqual({
      provider: 'stripe',
      lines: 5,
      added: 5,
      differences: [],
      balances: [{ currency: 'USD', amount: '0.00' }],
    });
    expect(await stripeOf()).toMatchObject({ added: 0, differences: [] });
    // Its event arrives later and names the same line.
    await say('charge.dispute.funds_withdrawn', {
      ...dispute,
      amount: 500,
      balance_transactions: [{ id: 'txn_dispute', fee: 1_500, currency: 'usd' }],
    });
    expect(await stripeOf()).toMatchObject({ balances: [{ currency: 'USD', amount: '0.00' }] });
    await numberReceipts(services);
    expect(await checkBooks(db, services.clock())).toEqual([]);
  });

  it('names what is on one side only, or has another amount', async () => {
    services.time.advance({ days: 1 });
    const { transactionId, intentId } = await paid();
    const missing = await paid();
    lists([
      line('txn_less', 'charge', 4_400, { id: 'ch_2', object: 'charge', payment_intent: intentId }, 160),
      line('txn_else', 'charge', 300, { id: 'ch_3', object: 'charge', payment_intent: 'pi_else' }),
      line('txn_back', 'refund', -700, { id: 're_else', object: 'refund', payment_intent: intentId }),
      line('txn_odd', 'other_adjustment', 250, null),
    ]);
    const { differences } = await stripeOf();
    expect(differences).toEqual([
      'txn_less: brought 44.00 USD and the books have 45.00 USD',
      'txn_else: is a payment of 3.00 USD that is none of ours',
      'txn_back: gave back 7.00 USD, which is not in the books',
      'txn_odd: moved 2.50 USD, which is none of ours: it is in suspense',
      `transaction ${missing.transactionId} is in the books and not on the list`,
    ]);
    expect(transactionId).not.toBe(missing.transactionId);
    expect((await checkBooks(db, services.clock())).at(-1)).toBe(
      'suspense item stripe:PROVIDER_LINE:txn_odd of 250 USD waits for the operator',
    );
  });
});

it('reconciling the sandbox provider’s list pays out what is left of a day', async () => {
  lists([]);
  const sandboxOf = async () =>
    (await reconcile(services, span())).find(({ provider }) => provider === 'sandbox');
  // The demo starts with payments from before the list existed.
  const before = await sandboxOf();
  const caller = await newAccount(services);
  const { transactionId } = await pay(services, caller, {
    productId: '2',
    tariffId: 'atlas-scholar',
    currencyId: usd,
  });
  const { provider_reference: reference } = await transactionOf(services, transactionId);
  await chooseOnSandbox(services, reference ?? '', 'pay');
  const deliver = async (url: string, headers: Record<string, string>, payload: string) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  await runDueJobs(jobContext(services, { deliver }));
  await refund(services, transactionId, 1_000);
  expect(await sandboxOf()).toEqual({ ...before, lines: 3, added: 3 });
  expect(before?.differences).toEqual([]);
});
