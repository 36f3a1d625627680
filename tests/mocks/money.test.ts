import { beforeEach, describe, expect, it } from 'vitest';
import { demoWorld } from './demo';
import { filteredPayments } from './payments';
import type { Caller } from './pricing';
import { ordersOf } from './purchases';
import { rootValue } from './resolvers';
import { inDays } from './subscriptionFacts';

let caller: Caller;

const as = (id: string): Caller => ({
  ...caller,
  user: caller.world.users.find((user) => user.id === id),
});

beforeEach(() => {
  caller = { world: demoWorld(), user: undefined, isRefused: false, lang: 'en', guestToken: null };
  caller = as('ada');
});

const retry = { transactionId: 'transaction-failed', paymentMethodId: 'sandbox', idempotencyKey: 'key-1' };
const code = (name: string) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code: name }) });

describe('a payment that failed', () => {
  it('succeeds when it is tried again, and is listed so', () => {
    const { Order, Transaction } = rootValue.paymentRetry(retry, caller);
    expect([Order.status, Transaction.status]).toEqual(['PAID', 'SUCCEEDED']);
    const [newest, first] = filteredPayments(caller, {});
    expect(newest).toMatchObject({ id: Transaction.id, status: 'SUCCEEDED' });
    expect(first).toMatchObject({ id: 'transaction-failed', status: 'FAILED' });
    expect(ordersOf(caller)[0]?.Purchase).toMatchObject({ status: 'ACTIVE' });
  });

  it('is paid once a key', () => {
    const once = rootValue.paymentRetry(retry, caller);
    expect(rootValue.paymentRetry(retry, caller)).toEqual(once);
    expect(() => rootValue.paymentRetry({ ...retry, paymentMethodId: 'balance' }, caller)).toThrow(
      code('CONFLICT'),
    );
    expect(() => rootValue.paymentRetry({ ...retry, idempotencyKey: 'key-2' }, caller)).toThrow(
      code('CONFLICT'),
    );
  });

  it('is paid from a wallet that holds enough', () => {
    rootValue.paymentRetry({ ...retry, paymentMethodId: 'balance' }, caller);
    expect(caller.user?.balances['1']).toBe('76.00');
  });

  it('fails again for a buyer who is always declined', () => {
    for (const order of caller.world.orders) order.email = 'declined@example.com';
    const { Order, Transaction } = rootValue.paymentRetry(retry, caller);
    expect([Order.status, Transaction.status]).toEqual(['OPEN', 'FAILED']);
  });

  it('is nobody else’s', () => {
    expect(() => rootValue.paymentRetry(retry, as('grace'))).toThrow(code('NOT_FOUND'));
  });
});

describe('the list of payments', () => {
  const ids = (filter: Parameters<typeof filteredPayments>[1]) =>
    filteredPayments(caller, filter).map(({ id }) => id);

  it('begins with a time and ends before another', () => {
    expect(ids({ from: inDays(-20) })).toEqual(['transaction-failed', 'past-1', 'past-2']);
    expect(ids({ to: inDays(-60) })).toEqual(['past-4', 'past-5']);
    expect(ids({ from: inDays(-50), to: inDays(-20) })).toEqual(['past-3']);
    const [{ createdAt: exactly } = { createdAt: '' }] = filteredPayments(caller, { search: '180' });
    expect([ids({ from: exactly }), ids({ to: exactly })].map((found) => found.includes('past-5'))).toEqual([
      true,
      false,
    ]);
  });

  it('is searched by title and amount', () => {
    expect(ids({ search: 'wallet' })).toEqual(['past-2']);
    expect(ids({ search: 'ATLAS', status: ['FAILED'] })).toEqual(['transaction-failed', 'past-4']);
    expect(ids({ search: '9.90' })).toEqual(['past-1']);
  });
});

describe('a change of plan', () => {
  const change = (planId: string, total: string, paymentMethodId = 'sandbox') =>
    rootValue.subscriptionChange(
      { input: { idempotencyKey: `key-${planId}`, planId, total, paymentMethodId } },
      caller,
    );

  it('to more takes the time left off, and counts at once', () => {
    const preview = rootValue.subscriptionChangePreview({ planId: '4' }, caller);
    expect(preview).toMatchObject({ kind: 'UPGRADE', credit: '3.30', total: '145.70', endsAt: null });
    expect(() => change('4', '145.69')).toThrow(code('PRICE_CHANGED'));
    expect(() => change('4', '145.70', 'balance')).toThrow(code('INSUFFICIENT_BALANCE'));
    const { Subscription, Payment } = change('4', '145.70');
    expect(Subscription).toMatchObject({
      Plan: { title: 'Lifetime' },
      activeEndDate: null,
      nextChargeAt: null,
    });
    expect(Payment?.Order).toMatchObject({ status: 'PAID', purpose: 'UPGRADE', price: '145.70' });
    expect(change('4', '145.70').Payment).toEqual(Payment);
    expect(rootValue.subscriptionHistory({}, caller)[0]).toMatchObject({ kind: 'CHANGED', amount: '145.70' });
  });

  it('to less waits for the renewal, and can be given up', () => {
    const preview = rootValue.subscriptionChangePreview({ planId: '3' }, caller);
    expect(preview).toMatchObject({
      kind: 'DOWNGRADE',
      total: '0.00',
      startsAt: caller.user?.subscription?.endsAt,
    });
    expect(change('3', '0.00')).toMatchObject({
      Subscription: { Plan: { title: 'Month' }, NextPlan: { title: 'Year' } },
      Payment: null,
    });
    expect(rootValue.wallet({}, caller).Due).toMatchObject({ amount: '99.00', Plan: { title: 'Year' } });
    expect(rootValue.subscriptionChangeCancel({}, caller)).toMatchObject({ NextPlan: null });
    expect(rootValue.subscriptionHistory({}, caller).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['CHANGE_DROPPED', 'CHANGE_PLANNED']),
    );
  });

  it('is refused where it makes no sense', () => {
    const preview = (planId: string, of: Caller) => () => rootValue.subscriptionChangePreview({ planId }, of);
    expect(preview('1', caller)).toThrow(code('BAD_USER_INPUT'));
    expect(preview('77', caller)).toThrow(code('BAD_USER_INPUT'));
    expect(preview('4', as('grace'))).toThrow(code('CONFLICT'));
  });
});

describe('a subscription', () => {
  it('that is overdue runs again once it is paid', () => {
    const payment = { paymentMethodId: 'balance', idempotencyKey: 'key-3' };
    expect(() => rootValue.subscriptionPay(payment, caller)).toThrow(code('CONFLICT'));
    expect(rootValue.subscriptionPay(payment, as('grace'))).toMatchObject({ Order: { status: 'PAID' } });
    expect(as('grace').user).toMatchObject({
      balances: { '1': '20.10' },
      subscription: { status: 'ACTIVE' },
    });
  });

  it('opens what comes with it, once', () => {
    for (const _time of [1, 2]) rootValue.subscriptionActivate({ productId: '2' }, caller);
    expect(rootValue.me({}, caller)).toMatchObject({
      Subscription: { activationsLeft: 2 },
      SubscriptionPurchase: [{ Product: { id: '2' } }],
    });
  });

  it('keeps the method that its renewals are paid with', () => {
    rootValue.subscriptionMethodSet({ savedMethodId: 'saved-1' }, caller);
    expect(() => rootValue.savedMethodRemove({ id: 'saved-1' }, caller)).toThrow(code('CONFLICT'));
    expect(rootValue.savedMethodRemove({ id: 'saved-2' }, caller)).toBe(true);
    expect(rootValue.wallet({}, caller).SavedMethods).toMatchObject([{ id: 'saved-1' }]);
  });
});
