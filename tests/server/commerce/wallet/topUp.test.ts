import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { findSession } from '../../../../server/identity/findSession.ts';
import { claimKeyOfLockedUser } from '../../../../server/commerce/orders/idempotency.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { openAttempt } from '../../../../server/commerce/checkout/openAttempt.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { Failure } from '../../../../server/kernel/failure.ts';
import { jobContext } from '../../support/jobContext.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { balanceTopUp } from '../../../../server/commerce/wallet/topUp.ts';
import { amountLimits } from '../../../../server/catalogue/amountLimits.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  codeOf,
  currencyId,
  fillWallet,
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  statesOf,
  walletOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { topUp, topUpInput, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

/** The field errors of a rejected top-up. */
async function problemsOf(more: object): Promise<unknown> {
  const refused: unknown = await balanceTopUp(
    services,
    await newAccount(services),
    topUpInput(usd, more),
  ).then(
    () => 'taken',
    (error: unknown) => error,
  );
  return refused instanceof Failure ? refused.details.fields : refused;
}

const receiptNumbers = async (): Promise<number[]> => {
  await numberReceipts(services);
  const orders = await db.selectFrom('orders').select('receipt_number').execute();
  const topUps = await db.selectFrom('transactions').select('receipt_number').execute();
  return [...orders, ...topUps]
    .flatMap(({ receipt_number: number }) => (number === null ? [] : [number]))
    .sort((a, b) => a - b);
};

describe('a top-up', () => {
  it('fills the wallet once its payment succeeded, with the fee booked and a receipt number', async () => {
    const caller = await newAccount(services);
    const userId = caller.user.id;
    const id = await topUp(services, caller, usd);
    expect(await walletOf(services, userId, usd)).toBe(0);
    expect(await transactionOf(services, id)).toMatchObject({
      status: 'PENDING',
      purpose: 'TOP_UP',
      order_id: null,
      redirect_url: expect.stringMatching(/^\/sandbox\/pay\/sbx_/),
    });
    expect(await deliverProviderEvent(services, id, 'payment.succeeded', { fee: 50 })).toBe('done');
    expect(await walletOf(services, userId, usd)).toBe(2_500);
    await numberReceipts(services);
    const paid = await transactionOf(services, id);
    expect(paid).toMatchObject({ status: 'SUCCEEDED', fee_minor: 50, actual_amount_minor: 2_500 });
    expect(paid.receipt_number).toBeGreaterThan(0);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('reported 50 times concurrently is booked once, and shares the receipt counter with orders', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd);
    const bought = await pay(services, nobody, scholar);
    await Promise.all([
      ...Array.from({ length: 50 }, () => deliverProviderEvent(services, id, 'payment.succeeded')),
      deliverProviderEvent(services, bought.transactionId, 'payment.succeeded'),
    ]);
    expect(await walletOf(services, caller.user.id, usd)).toBe(2_500);
    const numbers = await receiptNumbers();
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('that was declined or expired leaves the wallet alone, and a late success fills it', async () => {
    const caller = await newAccount(services);
    const userId = caller.user.id;
    const declined = await topUp(services, caller, usd);
    await deliverProviderEvent(services, declined, 'payment.processing');
    await deliverProviderEvent(services, declined, 'payment.failed');
    const forgotten = await topUp(services, caller, usd);
    services.time.advance({ hours: 24 });
    await runDueJobs(jobContext(services));
    expect(await transactionOf(services, declined)).toMatchObject({ status: 'FAILED' });
    expect(await transactionOf(services, forgotten)).toMatchObject({ status: 'EXPIRED' });
    expect(await walletOf(services, userId, usd)).toBe(0);
    await deliverProviderEvent(services, forgotten, 'payment.succeeded');
    expect(await walletOf(services, userId, usd)).toBe(2_500);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('with the same key and body is made once, and conflicts with another body', async () => {
    const caller = await newAccount(services);
    const input = topUpInput(usd);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => balanceTopUp(services, caller, input)),
    );
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await codeOf(balanceTopUp(services, caller, { ...input, amount: '26' }))).toBe('CONFLICT');
    expect(await codeOf(balanceTopUp(services, await newAccount(services), input))).toBe('CONFLICT');
    const { idempotencyKey } = input;
    expect(await codeOf(pay(services, caller, scholar, { idempotencyKey }))).toBe('CONFLICT');
  });

  it('has a key that no other mutation accepts, whatever the body', async () => {
    const { user } = await newAccount(services);
    const claim = (operation: string) =>
      db
        .transaction()
        .execute((trx) =>
          claimKeyOfLockedUser(trx, services.clock(), user, 'a key of two', 'same body', operation),
        );
    expect(await claim('balanceTopUp')).toBeUndefined();
    await db
      .updateTable('idempotency_keys')
      .set({ transaction_id: await topUp(services, { ...nobody, user }, usd) })
      .where('key', '=', 'a key of two')
      .execute();
    expect(await claim('balanceTopUp')).toBeDefined();
    expect(await codeOf(claim('paymentRetry'))).toBe('CONFLICT');
  });

  it('is completed after a crash between our books and the provider', async () => {
    const caller = await newAccount(services);
    const input = topUpInput(usd);
    const { transactionId } = await balanceTopUp(services, caller, input);
    const before = await transactionOf(services, transactionId);
    await db
      .updateTable('transactions')
      .set({ provider_reference: null, redirect_url: null })
      .where('id', '=', transactionId)
      .execute();
    expect(await balanceTopUp(services, caller, input)).toEqual({ transactionId });
    expect(await transactionOf(services, transactionId)).toEqual(before);
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    await openAttempt(services, transactionId);
    expect((await transactionOf(services, transactionId)).status).toBe('FAILED');
  });

  it('requires an account: a guest and a caller without a session are refused', async () => {
    const guest = await pay(services, nobody, scholar);
    const session = await findSession(db, services.clock(), guest.autoGeneratedToken ?? '');
    expect(await codeOf(balanceTopUp(services, { ...nobody, user: session?.user }, topUpInput(usd)))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(balanceTopUp(services, nobody, topUpInput(usd)))).toBe('UNAUTHENTICATED');
  });

  it('is limited in amount and to the decimals of its currency', async () => {
    const won = await currencyId('KRW', db);
    const dinar = await currencyId('KWD', db);
    expect(await problemsOf({ amount: '0.99' })).toEqual({ amount: 'tooLittle' });
    expect(await problemsOf({ amount: '10000.01' })).toEqual({ amount: 'tooMuch' });
    expect(await problemsOf({ amount: '5.001' })).toEqual({ amount: 'invalid' });
    expect(await problemsOf({ amount: '-5' })).toEqual({ amount: 'tooLittle' });
    expect(await problemsOf({ amount: '1e3' })).toEqual({ amount: 'invalid' });
    expect(await problemsOf({ amount: '1000.5', currencyId: won })).toEqual({ amount: 'invalid' });
    expect(await problemsOf({ amount: '1000', currencyId: won })).toBe('taken');
    expect(await problemsOf({ amount: '0.505', currencyId: dinar })).toBe('taken');
    expect(await problemsOf({ amount: '٢٥' })).toBe('taken');
    expect(await problemsOf({ currencyId: 'none' })).toEqual({ currencyId: 'invalid' });
    expect(await problemsOf({ paymentMethodId: 'balance' })).toEqual({ paymentMethodId: 'invalid' });
    expect(await problemsOf({ language: 'xx' })).toEqual({ language: 'invalid' });
  });

  it('can be about 1 to 10,000 dollars in every currency', async () => {
    const rows = await db
      .selectFrom('currencies')
      .innerJoin('exchange_rates', 'exchange_rates.currency_id', 'currencies.id')
      .select(['code', 'digits', 'rate'])
      .execute();
    const strange = rows.filter(({ code, digits, rate }) => {
      const limits = amountLimits({ code, digits });
      const dollars = (minor = 0) => minor / 10 ** digits / Number(rate);
      const [least, most] = [dollars(limits?.least), dollars(limits?.most)];
      return least < 0.5 || least > 2 || most < 8_000 || most > 11_000;
    });
    expect(strange).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('works through the HTTP API', async () => {
    const caller = await newAccount(services);
    const { token } = await issueSession(db, services.clock(), {
      userId: caller.user.id,
      lifetime: 'short',
    });
    const { body } = await ask(
      app,
      `mutation ($input: TopUpInput!) { balanceTopUp(input: $input) {
        redirectUrl Transaction { purpose status amount refunded Order { id } PaymentMethod { id } } } }`,
      { variables: { input: topUpInput(usd) }, headers: bearer(token) },
    );
    expect(body).toEqual({
      data: {
        balanceTopUp: {
          redirectUrl: expect.stringMatching(/^\/sandbox\/pay\/sbx_[0-9a-f]{32}$/),
          Transaction: {
            purpose: 'TOP_UP',
            status: 'PENDING',
            amount: '25.00',
            refunded: '0.00',
            Order: null,
            PaymentMethod: { id: 'sandbox' },
          },
        },
      },
    });
  });
});

describe('retrying a payment', () => {
  async function declined() {
    const caller = await newAccount(services);
    const first = await pay(services, caller, scholar);
    await deliverProviderEvent(services, first.transactionId, 'payment.failed');
    services.time.advance({ seconds: 1 });
    return { caller, ...first };
  }
  const retry = (paymentMethodId: string, transactionId: string) => ({
    idempotencyKey: randomUUID(),
    paymentMethodId,
    transactionId,
  });

  it('pays the order of a declined attempt at its original price, once per key', async () => {
    const { caller, orderId, transactionId } = await declined();
    await fillWallet(services, caller.user.id, usd, 9_000);
    const input = retry('balance', transactionId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => retryPayment(services, caller, input)));
    expect(new Set(answers.map((answer) => answer.transactionId)).size).toBe(1);
    expect(await statesOf(services, orderId)).toEqual({
      order: 'PAID',
      attempts: ['FAILED', 'SUCCEEDED'],
      purchases: 1,
    });
    expect(await walletOf(services, caller.user.id, usd)).toBe(4_500);
    expect(await codeOf(retryPayment(services, caller, retry('balance', transactionId)))).toBe('CONFLICT');
    expect(await codeOf(retryPayment(services, caller, { ...input, paymentMethodId: 'sandbox' }))).toBe(
      'CONFLICT',
    );
  });

  it('continues at the provider, and abandons an attempt in progress', async () => {
    const { caller, orderId, transactionId } = await declined();
    const second = await retryPayment(services, caller, retry('sandbox', transactionId));
    expect((await transactionOf(services, second.transactionId)).redirect_url).toContain('/sandbox/pay/');
    services.time.advance({ seconds: 1 });
    const third = await retryPayment(services, caller, retry('sandbox', transactionId));
    await deliverProviderEvent(services, third.transactionId, 'payment.succeeded');
    expect(await statesOf(services, orderId)).toEqual({
      order: 'PAID',
      attempts: ['FAILED', 'EXPIRED', 'SUCCEEDED'],
      purchases: 1,
    });
  });

  it('is refused for one that did not fail, has expired, or is someone else’s', async () => {
    const { caller, transactionId } = await declined();
    const other = await newAccount(services);
    expect(await codeOf(retryPayment(services, other, retry('sandbox', transactionId)))).toBe('NOT_FOUND');
    expect(await codeOf(retryPayment(services, nobody, retry('sandbox', transactionId)))).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codeOf(retryPayment(services, caller, retry('sandbox', 'none')))).toBe('NOT_FOUND');
    expect(await codeOf(retryPayment(services, caller, retry('none', transactionId)))).toBe('BAD_USER_INPUT');
    expect(await codeOf(retryPayment(services, caller, retry('balance', transactionId)))).toBe(
      'INSUFFICIENT_BALANCE',
    );
    const waiting = await pay(services, caller, scholar);
    expect(await codeOf(retryPayment(services, caller, retry('sandbox', waiting.transactionId)))).toBe(
      'CONFLICT',
    );
    const money = await topUp(services, caller, usd);
    await deliverProviderEvent(services, money, 'payment.failed');
    expect(await codeOf(retryPayment(services, caller, retry('sandbox', money)))).toBe('CONFLICT');
    services.time.advance({ hours: 25 });
    expect(await codeOf(retryPayment(services, caller, retry('sandbox', transactionId)))).toBe('CONFLICT');
  });
});
