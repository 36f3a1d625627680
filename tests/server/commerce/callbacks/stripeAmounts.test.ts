import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '../../../../server/commerce/books/checkBooks.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { fillWallet, newAccount, pay, statesOf, walletOf } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { erase } from '../../support/erasing.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { mailsOf, refund, topUp, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { run } = adminOf(services);
const { say, started, paid, objectsOf, runJobs } = await stripePayments(services, app, stripe);

/** The sum of a payment's entries per kind of account, without fees and those that sum to zero. */
async function heldBy(transactionId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .select(['ledger_accounts.kind', (eb) => eb.fn.sum<string>('amount_minor').as('sum')])
    .where('transaction_id', '=', transactionId)
    .where('ledger_transactions.kind', 'not in', ['FEE', 'DISPUTE_FEE'])
    .groupBy('ledger_accounts.kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]).filter(([, sum]) => sum !== 0));
}

/** What Stripe holds of a payment, and what is held against it, by the books. */
const providerHas = async (transactionId: string) => 0 - ((await heldBy(transactionId))['PROVIDER'] ?? 0);

const breaks = async () => {
  await numberReceipts(services);
  return checkBooks(db, services.clock());
};

const resolve = async (id: string, ...options: string[]): Promise<number> =>
  (await run('suspense', 'resolve', id, '--how', 'found out', ...options)).code;

/** The operator's list. */
const waiting = () =>
  db
    .selectFrom('suspense_items')
    .select(['id', 'reason', 'amount_minor', 'left_minor'])
    .where('resolved_at', 'is', null)
    .orderBy('created_at')
    .execute();

/** Resolves whatever waits, so that the next test starts with an empty list. */
async function clear(): Promise<void> {
  for (const { id } of await waiting()) expect(await resolve(id, '--to', 'losses')).toBe(0);
}

describe('a payment of which a part was captured', () => {
  it('is what was captured: in suspense, and its order is not paid', async () => {
    const { intent, orderId, transactionId } = await started();
    expect(await say('payment_intent.succeeded', { ...intent, amount_received: 3_000 })).toBe('unknown');
    expect(services.log.takeErrors()).toHaveLength(1);
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -3_000, SUSPENSE: 3_000 });
    expect(await waiting()).toMatchObject([{ reason: 'AMOUNT_MISMATCH', left_minor: 3_000 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('stays unpaid even if its page reports what was asked for later', async () => {
    const { intent, session, orderId, transactionId } = await started();
    await say('payment_intent.succeeded', { ...intent, amount_received: 3_000 });
    expect(await say('checkout.session.completed', session)).toBe('unknown');
    services.log.takeErrors();
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
    expect(await providerHas(transactionId)).toBe(3_000);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('is short by the rest if its page reported the whole before', async () => {
    const { intent, session, transactionId } = await started();
    await say('checkout.session.completed', session);
    for (let time = 0; time < 2; time++)
      await say('payment_intent.succeeded', { ...intent, amount_received: 3_000 });
    services.log.takeErrors();
    expect(await providerHas(transactionId)).toBe(3_000);
    expect(await waiting()).toMatchObject([{ reason: 'AMOUNT_MISMATCH', left_minor: -1_500 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('counts in a refund of it, too', async () => {
    const { charge, orderId, transactionId } = await started();
    await say('charge.refunded', { ...charge, amount_captured: 3_000, amount_refunded: 3_000 });
    services.log.takeErrors();
    expect((await statesOf(services, orderId)).order).toBe('CONFIRMED');
    expect(await heldBy(transactionId)).toEqual({});
    expect(await breaks()).toEqual([]);
  });
});

describe('money in suspense that is refunded from Stripe’s dashboard after it was resolved', () => {
  /** A payment of 44.99 instead of 45.00, resolved by the operator. */
  async function resolved(...to: string[]) {
    const payment = await started();
    await say('checkout.session.completed', { ...payment.session, amount_total: 4_499 });
    const item = `stripe:AMOUNT_MISMATCH:${payment.transactionId}`;
    expect(await resolve(item, ...to)).toBe(0);
    const refunded = (total: number) =>
      say('charge.refunded', { ...payment.charge, amount: 4_499, amount_refunded: total });
    return { ...payment, item, refunded };
  }

  it('is taken from the wallet it went to, and listed', async () => {
    const other = await newAccount(services);
    const login = other.user.login ?? '';
    const { transactionId, refunded } = await resolved('--to', 'wallet', '--user', login);
    await refunded(1_000);
    expect(await walletOf(services, other.user.id, usd)).toBe(3_499);
    await refunded(4_499);
    await refunded(4_499);
    services.log.takeErrors();
    expect(await walletOf(services, other.user.id, usd)).toBe(0);
    expect(await heldBy(transactionId)).toEqual({});
    expect(await waiting()).toMatchObject([
      { reason: 'LATE_REFUND', amount_minor: -1_000, left_minor: 0 },
      { reason: 'LATE_REFUND', amount_minor: -3_499, left_minor: 0 },
    ]);
    expect(await breaks()).toHaveLength(2);
    for (const { id } of await waiting()) expect(await resolve(id)).toBe(0);
    expect(await breaks()).toEqual([]);
  });

  it('is short by what that wallet has spent, which the operator decides about', async () => {
    const other = await newAccount(services);
    const { transactionId, refunded } = await resolved('--to', 'wallet', '--user', other.user.login ?? '');
    const letters = { productId: '1', tariffId: 'letters-digital', currencyId: usd };
    await pay(services, other, letters, { paymentMethodId: 'balance' });
    await refunded(4_499);
    services.log.takeErrors();
    expect(await walletOf(services, other.user.id, usd)).toBe(0);
    expect(await providerHas(transactionId)).toBe(0);
    expect(await waiting()).toMatchObject([
      { reason: 'LATE_REFUND', amount_minor: -4_499, left_minor: -1_200 },
    ]);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('is taken from the loss or the income that it was booked as', async () => {
    for (const to of ['losses', 'forfeited'] as const) {
      const { transactionId, refunded } = await resolved('--to', to);
      await refunded(4_499);
      services.log.takeErrors();
      expect(await heldBy(transactionId)).toEqual({});
      expect(await waiting()).toMatchObject([{ reason: 'LATE_REFUND', left_minor: 0 }]);
      await clear();
    }
    expect(await breaks()).toEqual([]);
  });

  it('is what the operator had already noted, if that was how it was resolved', async () => {
    const { transactionId, refunded } = await resolved('--to', 'provider');
    await refunded(4_499);
    services.log.takeErrors();
    expect(await providerHas(transactionId)).toBe(0);
    expect(await breaks()).toEqual([]);
  });

  it('is taken from what is left first, if a part had gone back before', async () => {
    const { session, charge, transactionId } = await started();
    await say('checkout.session.completed', { ...session, amount_total: 4_499 });
    const refunded = (total: number) =>
      say('charge.refunded', { ...charge, amount: 4_499, amount_refunded: total });
    await refunded(2_000);
    const other = await newAccount(services);
    const item = `stripe:AMOUNT_MISMATCH:${transactionId}`;
    expect(await resolve(item, '--to', 'wallet', '--user', other.user.login ?? '')).toBe(0);
    expect(await walletOf(services, other.user.id, usd)).toBe(2_499);
    await refunded(4_000);
    services.log.takeErrors();
    expect(await walletOf(services, other.user.id, usd)).toBe(499);
    expect(await providerHas(transactionId)).toBe(499);
    await clear();
    expect(await breaks()).toEqual([]);
  });

  it('is taken from the wallet that a top-up of an erased account went to', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd, { paymentMethodId: 'stripe', amount: '45' });
    await say('checkout.session.completed', (await objectsOf(id)).session);
    await erase(services, caller.user.id);
    const [item] = await waiting();
    const again = await newAccount(services);
    expect(await resolve(item?.id ?? '', '--to', 'wallet', '--user', again.user.login ?? '')).toBe(0);
    await say('charge.refunded', { ...(await objectsOf(id)).charge, amount_refunded: 4_500 });
    expect(await walletOf(services, again.user.id, usd)).toBe(0);
    expect(await providerHas(id)).toBe(0);
    expect(await waiting()).toMatchObject([{ reason: 'LATE_REFUND', left_minor: 0 }]);
    await clear();
    expect(await breaks()).toEqual([]);
  });
});

const took = { id: 'txn_took', amount: -4_500, fee: 1_500, currency: 'usd' };
const cameBack = (id: string, amount: number, more: object = {}) => ({
  id,
  amount,
  fee: 0,
  currency: 'usd',
  ...more,
});
const unique = (payment: string, lines: readonly { id: string }[]) =>
  lines.map((line) => ({ ...line, id: `${line.id}_${payment}` }));

/** A paid order of 45.00 that its buyer's bank has taken back, and what is said about that. */
async function disputed(line: object = took) {
  const payment = await paid();
  const { dispute, transactionId } = payment;
  const tell = (type: string, status: string, ...lines: { id: string }[]) =>
    say(`charge.dispute.${type}`, {
      ...dispute,
      status,
      balance_transactions: unique(transactionId, [{ ...took, ...line }, ...lines]),
    });
  await tell('funds_withdrawn', 'needs_response');
  return { ...payment, tell };
}

const disputeOf = (id: string) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a dispute that gives back a part', () => {
  it('books what came back, and the rest stays taken', async () => {
    const { transactionId, orderId, dispute, tell } = await disputed();
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await tell('funds_reinstated', 'won', cameBack('txn_back', 2_000));
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -2_000, DEFERRED: 2_000 });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 2_500,
    });
    // Something that was paid for it is left.
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await disputeOf(dispute.id)).toMatchObject({
      state: 'WON',
      returned_minor: 2_000,
      fee_minor: 1_500,
    });
    expect((await mailsOf(services, 'disputeWon')).at(-1)?.data).toMatchObject({ amount: '20.00' });
    expect(await breaks()).toEqual([]);
  });

  it('books each further part once, in whatever order the events come', async () => {
    const { transactionId, dispute, tell } = await disputed();
    const first = cameBack('txn_first', 2_000);
    const second = cameBack('txn_second', 1_500);
    await tell('funds_reinstated', 'won', first);
    await tell('funds_reinstated', 'won', first, second);
    await tell('funds_reinstated', 'won', first);
    await tell('closed', 'won', first, second);
    expect(await providerHas(transactionId)).toBe(3_500);
    expect((await disputeOf(dispute.id)).returned_minor).toBe(3_500);
    await tell('funds_reinstated', 'won', first, second, cameBack('txn_third', 1_000));
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -4_500, DEFERRED: 4_500 });
    expect((await transactionOf(services, transactionId)).status).toBe('SUCCEEDED');
    expect(await breaks()).toEqual([]);
  });

  it('gives nothing back before Stripe has: a dispute that is won is not yet paid', async () => {
    const { transactionId, orderId, tell } = await disputed();
    await tell('closed', 'won');
    expect(await providerHas(transactionId)).toBe(0);
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await tell('funds_reinstated', 'won', cameBack('txn_back', 4_500));
    expect(await providerHas(transactionId)).toBe(4_500);
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await breaks()).toEqual([]);
  });

  it('is told in the currency of the balance, and books the same share', async () => {
    const euros = { amount: -4_000, currency: 'eur', fee: 0 };
    const half = await disputed(euros);
    await half.tell('funds_reinstated', 'won', cameBack('txn_half', 2_000, { currency: 'eur' }));
    expect(await providerHas(half.transactionId)).toBe(2_250);
    // The rate of another day: all of it came back.
    const whole = await disputed(euros);
    await whole.tell('funds_reinstated', 'won', cameBack('txn_whole', 3_950, { currency: 'eur' }));
    expect(await providerHas(whole.transactionId)).toBe(4_500);
    expect(await breaks()).toEqual([]);
  });

  it('never gives back more than it took', async () => {
    const { transactionId, tell } = await disputed();
    await tell('funds_reinstated', 'won', cameBack('txn_more', 9_000));
    expect(await providerHas(transactionId)).toBe(4_500);
    expect(await breaks()).toEqual([]);
  });

  it('gives back to the wallet what it took from there', async () => {
    const { transactionId, owner, dispute } = await paid();
    await refund(services, transactionId, 'whole', { to: 'WALLET' });
    const lines = (...more: { id: string }[]) => unique(transactionId, [took, ...more]);
    await say('charge.dispute.created', { ...dispute, balance_transactions: lines() });
    expect(await walletOf(services, owner, usd)).toBe(0);
    await say('charge.dispute.funds_reinstated', {
      ...dispute,
      status: 'won',
      balance_transactions: lines(cameBack('txn_back', 2_000)),
    });
    expect(await walletOf(services, owner, usd)).toBe(2_000);
    expect(await providerHas(transactionId)).toBe(2_000);
    expect(await breaks()).toEqual([]);
  });
});

describe('refunds of one charge from Stripe’s dashboard', () => {
  it('sum up, in whatever order their events come, and repeated', async () => {
    const { charge, transactionId, orderId } = await paid();
    const refunded = (total: number) => say('charge.refunded', { ...charge, amount_refunded: total });
    for (const total of [1_000, 3_000, 2_000, 3_000]) await refunded(total);
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -1_500, DEFERRED: 1_500 });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    await refunded(4_500);
    await refunded(3_000);
    expect(await heldBy(transactionId)).toEqual({});
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    expect(await breaks()).toEqual([]);
  });

  it('are known by their amounts, and one of them may fail', async () => {
    const { charge, transactionId, intentId } = await paid();
    for (const total of [1_000, 2_500]) await say('charge.refunded', { ...charge, amount_refunded: total });
    const one = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: 1_500,
      currency: 'usd',
      charge: charge.id,
      payment_intent: intentId,
      metadata: {},
    };
    await say('refund.created', { ...one, status: 'pending' });
    await say('refund.failed', { ...one, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -3_500, DEFERRED: 3_500 });
    expect(await breaks()).toEqual([]);
  });

  it('may be told before the payment itself', async () => {
    const { charge, intent, session, transactionId, orderId } = await started();
    await say('charge.refunded', { ...charge, amount_refunded: 1_500 });
    await say('payment_intent.succeeded', intent);
    await say('checkout.session.completed', session);
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -3_000, DEFERRED: 3_000 });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await breaks()).toEqual([]);
  });
});

describe('a payment that bought nothing and that Stripe cannot refund', () => {
  /** A plan that was paid after its account was erased, and whose refund fails. */
  async function unrefundable() {
    const payment = await started();
    await erase(services, payment.caller.user.id);
    stripe.answer(({ method, path, body }) =>
      method === 'POST' && path === '/v1/refunds'
        ? { body: { id: `re_${body['payment_intent']}`, object: 'refund', status: 'failed' } }
        : undefined,
    );
    await say('checkout.session.completed', payment.session);
    await runJobs();
    return payment;
  }

  it('waits in suspense, until the operator refunds it', async () => {
    const { transactionId } = await unrefundable();
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -4_500, SUSPENSE: 4_500 });
    expect(await waiting()).toMatchObject([{ reason: 'FAILED_REFUND', left_minor: 4_500 }]);
    stripe.answer(() => undefined);
    expect((await run('refunds', 'retry', transactionId)).code).toBe(0);
    await runJobs();
    expect(await heldBy(transactionId)).toEqual({});
    expect((await transactionOf(services, transactionId)).status).toBe('REFUNDED');
    expect(await waiting()).toEqual([]);
  });

  it('is booked once if the operator had resolved it and Stripe’s dashboard refunds it', async () => {
    const { transactionId, charge } = await unrefundable();
    const [item] = await waiting();
    expect(await resolve(item?.id ?? '', '--to', 'provider')).toBe(0);
    await say('charge.refunded', { ...charge, amount_refunded: 4_500 });
    expect(await heldBy(transactionId)).toEqual({});
    expect(await waiting()).toEqual([]);
  });
});

it('a wallet that was emptied takes part in nothing of this', async () => {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 100);
  await erase(services, caller.user.id);
  await clear();
  expect(await walletOf(services, caller.user.id, usd)).toBe(0);
});
