import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ledgerProblems, pay, statesOf, walletOf } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripePayments } from '../../support/stripePayments.ts';
import { stripeEnv, stripeServer } from '../../support/stripeSupport.ts';
import { mailsOf, refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const stripe = stripeServer();
const { db } = services;
const { say, paid, started, objectsOf } = await stripePayments(services, app, stripe);

/** The sum of a payment's entries per kind of account, without those that sum to zero. */
async function heldBy(transactionId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .select(['ledger_accounts.kind', (eb) => eb.fn.sum<string>('amount_minor').as('sum')])
    .where('transaction_id', '=', transactionId)
    .where('ledger_transactions.kind', '!=', 'FEE')
    .groupBy('ledger_accounts.kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]).filter(([, sum]) => sum !== 0));
}

describe('a refund into the wallet followed by a dispute', () => {
  it('takes the money out of that wallet, and books what it no longer holds as a loss', async () => {
    const { transactionId, dispute, orderId, owner, caller } = await paid();
    await refund(services, transactionId, 'whole', { to: 'WALLET' });
    expect(await walletOf(services, owner, usd)).toBe(4_500);
    await pay(
      services,
      caller,
      { productId: '2', tariffId: 'atlas-reader', currencyId: usd },
      { paymentMethodId: 'balance' },
    );
    const rest = await walletOf(services, owner, usd);
    expect(rest).toBeLessThan(4_500);
    await say('charge.dispute.created', dispute);
    expect(await heldBy(transactionId)).toEqual({ WALLET: 4_500 - rest, LOSSES: rest - 4_500 });
    expect(await walletOf(services, owner, usd)).toBe(0);
    expect((await transactionOf(services, transactionId)).status).toBe('CHARGED_BACK');
    expect(await ledgerProblems(services)).toEqual([]);

    await say('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -4_500, WALLET: 4_500 });
    expect(await walletOf(services, owner, usd)).toBe(rest);
    expect((await transactionOf(services, transactionId)).status).toBe('REFUNDED');
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of half the payment takes first what the order holds, then the wallet', async () => {
    const { transactionId, dispute, owner, orderId } = await paid();
    await refund(services, transactionId, 2_250, { to: 'WALLET' });
    await say('charge.dispute.created', dispute);
    expect(await heldBy(transactionId)).toEqual({});
    expect(await walletOf(services, owner, usd)).toBe(0);
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await say('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await heldBy(transactionId)).toEqual({ PROVIDER: -4_500, DEFERRED: 2_250, WALLET: 2_250 });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('a half refunded into the wallet, then the whole from Stripe’s dashboard', () => {
  it('leaves nothing unbooked', async () => {
    const { transactionId, charge, owner, orderId } = await paid();
    await refund(services, transactionId, 2_250, { to: 'WALLET' });
    expect(await say('charge.refunded', { ...charge, amount_refunded: 4_500 })).toBe('done');
    expect(await heldBy(transactionId)).toEqual({});
    expect(await walletOf(services, owner, usd)).toBe(0);
    expect((await transactionOf(services, transactionId)).status).toBe('REFUNDED');
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    expect(await say('charge.refunded', { ...charge, amount_refunded: 4_500 })).toBe('done');
    expect(await heldBy(transactionId)).toEqual({});
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('a partial dispute', () => {
  it('keeps access, lets an operator refund the rest, and still allows a refund from the dashboard', async () => {
    const part = await paid();
    const mailed = (await mailsOf(services, 'chargeback')).length;
    await say('charge.dispute.created', { ...part.dispute, amount: 500 });
    expect(await transactionOf(services, part.transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 500,
    });
    expect((await statesOf(services, part.orderId)).order).toBe('PAID');
    expect((await mailsOf(services, 'chargeback')).slice(mailed)).toMatchObject([
      { data: { amount: '5.00', ended: false } },
    ]);
    expect(await refund(services, part.transactionId, 1_000)).toMatchObject({ amount: 1_000 });
    expect(await heldBy(part.transactionId)).toMatchObject({ DEFERRED: 3_000 });
    expect(await ledgerProblems(services)).toEqual([]);

    const desk = await paid();
    await say('charge.dispute.created', { ...desk.dispute, amount: 500 });
    await say('charge.refunded', { ...desk.charge, amount_refunded: 4_000 });
    expect(await heldBy(desk.transactionId)).toEqual({});
    expect((await transactionOf(services, desk.transactionId)).status).toBe('CHARGED_BACK');
    expect((await statesOf(services, desk.orderId)).order).toBe('REFUNDED');
    await say('charge.dispute.closed', { ...desk.dispute, amount: 500, status: 'won' });
    expect(await heldBy(desk.transactionId)).toEqual({ PROVIDER: -500, DEFERRED: 500 });
    expect((await statesOf(services, desk.orderId)).order).toBe('PAID');
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('can be followed by another of the same payment, each with its own row', async () => {
    const { transactionId, dispute, orderId } = await paid();
    const second = { ...dispute, id: `du_${randomUUID()}`, amount: 4_000, reason: 'product_not_received' };
    await say('charge.dispute.created', { ...dispute, amount: 500 });
    await say('charge.dispute.created', second);
    expect((await statesOf(services, orderId)).order).toBe('REFUNDED');
    await say('charge.dispute.updated', { ...second, status: 'under_review' });
    await say('charge.dispute.closed', { ...dispute, amount: 500, status: 'lost' });
    const rows = await db
      .selectFrom('disputes')
      .select(['id', 'amount_minor', 'state', 'reason'])
      .where('transaction_id', '=', transactionId)
      .orderBy('amount_minor')
      .execute();
    expect(rows).toEqual([
      { id: dispute.id, amount_minor: 500, state: 'LOST', reason: 'fraudulent' },
      { id: second.id, amount_minor: 4_000, state: 'UNDER_REVIEW', reason: 'product_not_received' },
    ]);
    await say('charge.dispute.closed', { ...second, status: 'won' });
    expect(await transactionOf(services, transactionId)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded_minor: 500,
    });
    expect((await statesOf(services, orderId)).order).toBe('PAID');
    expect(await ledgerProblems(services)).toEqual([]);
  });
});

describe('a second payment of an order, which is refunded at once', () => {
  it('is a loss when it is disputed too, and does not end what the first one paid for', async () => {
    const late = await started();
    const paying = await pay(services, late.caller, scholar, {
      orderId: late.orderId,
      paymentMethodId: 'stripe',
    });
    await say('checkout.session.completed', (await objectsOf(paying.transactionId)).session);
    await say('checkout.session.completed', late.session);
    expect((await transactionOf(services, late.transactionId)).status).toBe('REFUNDED');
    await say('charge.dispute.created', late.dispute);
    expect(await heldBy(late.transactionId)).toEqual({ PROVIDER: 4_500, LOSSES: -4_500 });
    expect((await statesOf(services, late.orderId)).order).toBe('PAID');
    expect(await ledgerProblems(services)).toEqual([]);
  });
});
