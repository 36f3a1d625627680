import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { refundTransaction } from '../../../../server/commerce/checkout/refunds.ts';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import {
  cancelChange,
  changeSubscription,
  previewChange,
} from '../../../../server/commerce/billing/change.ts';
import { payOverdue } from '../../../../server/commerce/billing/pay.ts';
import { processSubscription } from '../../../../server/commerce/billing/due.ts';
import { unusedShare } from '../../../../server/commerce/grants/unused.ts';
import { isHigher } from '../../../../server/commerce/subscriptions/proration.ts';
import { payable } from '../../../../src/shared/money.ts';
import {
  codeOf,
  fillWallet,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { testServices } from '../../support/harness.ts';
import {
  chargesOf,
  happenings,
  later,
  plans,
  priceOf,
  subscriber,
  subscriptionOf,
  advanceToRegularMonth,
  beginRegularMonth,
  work,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, time } = services;
const day = 86_400_000;
const inDays = (days: number) => new Date(services.clock().getTime() + days * day);

beforeEach(() => beginRegularMonth(services));

interface Confirmed {
  readonly idempotencyKey?: string;
  readonly paymentMethodId?: string;
  readonly changeId?: string;
}
/** Changes the plan as its own preview, or a given one, says. */
const change = async ({ user }: Subscriber, planId: string, more: Confirmed = {}) =>
  changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    paymentMethodId: 'balance',
    ...more,
    planId,
    changeId: more.changeId ?? (await previewChange(services, user, planId)).id,
  });
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

describe('an upgrade', () => {
  it('deducts the unused share of what was paid, and starts a new period now', async () => {
    const person = await subscriber(services, 'year', { left: 64_000 });
    await later(services, 100);
    const preview = await previewChange(services, person.user, 'lifetime');
    // 265 of 365 days of 96.00, rounded up to a cent.
    expect(preview).toMatchObject({ kind: 'UPGRADE', credit: 6_970, total: 57_030, endsAt: null });
    const { subscription, payment } = await change(person, 'lifetime');
    expect(subscription).toMatchObject({
      plan_id: 'lifetime',
      status: 'ACTIVE',
      active_end_date: null,
      next_charge_at: null,
      renew: false,
      activations_left: 100,
    });
    expect(payment).not.toBeNull();
    expect(await walletOf(services, person.user.id, person.currency)).toBe(64_000 - 57_030);
    expect(await happenings(services, person.user)).toEqual(['STARTED', 'CHANGED']);
    await later(services, 400);
    expect(await chargesOf(services, person.user)).toEqual([]);
    await booksAreRight();
  });

  it('costs the full price during a trial', async () => {
    const person = await subscriber(services, 'year', { trial: true, left: 64_000 });
    expect(await previewChange(services, person.user, 'lifetime')).toMatchObject({
      kind: 'UPGRADE',
      credit: 0,
      total: 64_000,
      endsAt: null,
    });
    const { subscription } = await change(person, 'lifetime');
    expect(subscription).toMatchObject({ status: 'ACTIVE', is_trial: false, active_end_date: null });
  });

  it('takes effect only once it is paid', async () => {
    const person = await subscriber(services, 'month');
    const { payment } = await change(person, 'lifetime', { paymentMethodId: 'sandbox' });
    expect((await subscriptionOf(services, person.user)).plan_id).toBe('month');
    await deliverProviderEvent(services, payment?.transactionId ?? '', 'payment.succeeded');
    expect((await subscriptionOf(services, person.user)).plan_id).toBe('lifetime');
    await booksAreRight();
  });

  it('is an order of the account’s address and language', async () => {
    const person = await subscriber(services, 'month');
    await db
      .updateTable('users')
      .set((eb) => ({
        language_id: eb.selectFrom('languages').select('id').where('prefix', '=', 'de'),
      }))
      .where('id', '=', person.user.id)
      .execute();
    await change(person, 'lifetime', { paymentMethodId: 'sandbox' });
    const orders = db.selectFrom('orders').select(['email', 'language']).where('purpose', '=', 'UPGRADE');
    expect(await orders.where('user_id', '=', person.user.id).execute()).toEqual([
      { email: person.user.email, language: 'de' },
    ]);
  });

  it('is a purchase, beside the one that it replaced, until it is refunded', async () => {
    const person = await subscriber(services, 'month', { left: 64_000 });
    const { payment } = await change(person, 'lifetime');
    const purchases = () =>
      db
        .selectFrom('purchases')
        .innerJoin('plans', 'plans.product_id', 'purchases.product_id')
        .select(['plans.id', 'purchases.status'])
        .where('user_id', '=', person.user.id)
        .orderBy('purchases.status')
        .execute();
    expect(await purchases()).toMatchObject([
      { id: 'lifetime', status: 'ACTIVE' },
      { id: 'month', status: 'SPENT' },
    ]);
    await booksAreRight();
    const refund = {
      id: randomUUID(),
      transactionId: payment?.transactionId ?? '',
      amount: 'whole',
    } as const;
    await db.transaction().execute((trx) => refundTransaction(trx, services, refund));
    expect(await purchases()).toMatchObject([
      { id: 'month', status: 'ACTIVE' },
      { id: 'lifetime', status: 'REFUNDED' },
    ]);
    await booksAreRight();
  });

  it('is made once per idempotency key', async () => {
    const person = await subscriber(services, 'month', { left: 200_000 });
    const { id: changeId, total } = await previewChange(services, person.user, 'lifetime');
    const key = { idempotencyKey: randomUUID(), changeId };
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(person, 'lifetime', key)));
    expect(new Set(answers.map(({ payment }) => payment?.transactionId)).size).toBe(1);
    expect(await walletOf(services, person.user.id, person.currency)).toBe(200_000 - total);
    expect(await codeOf(change(person, 'year', key))).toBe('CONFLICT');
  });

  it('is replaced by a newer one, and money for the older is refunded', async () => {
    const person = await subscriber(services, 'month', { left: 100_000 });
    const older = await change(person, 'lifetime', { paymentMethodId: 'sandbox' });
    await change(person, 'lifetime');
    await deliverProviderEvent(services, older.payment?.transactionId ?? '', 'payment.succeeded');
    const states = await db
      .selectFrom('transactions')
      .innerJoin('orders', 'orders.id', 'transactions.order_id')
      .select('transactions.status')
      .where('orders.purpose', '=', 'UPGRADE')
      .where('orders.user_id', '=', person.user.id)
      .execute();
    expect(states.map(({ status }) => status).sort()).toEqual(['REFUNDED', 'SUCCEEDED']);
    await booksAreRight();
  });

  it('is refused without a current preview and with an unavailable payment method', async () => {
    const person = await subscriber(services, 'month');
    const { id: changeId } = await previewChange(services, person.user, 'lifetime');
    const other = await subscriber(services, 'month');
    const { id: ofAnother } = await previewChange(services, other.user, 'lifetime');
    const { id: ofAnotherPlan } = await previewChange(services, person.user, 'year');
    for (const wrong of ['made up', ofAnother, ofAnotherPlan])
      expect(await codeOf(change(person, 'lifetime', { changeId: wrong }))).toBe('PLAN_CHANGE_UNCONFIRMED');
    await expect(change(person, 'lifetime', { changeId, paymentMethodId: 'cash' })).rejects.toMatchObject({
      details: { fields: { paymentMethodId: 'invalid' } },
    });
    expect(await codeOf(change(person, 'lifetime', { changeId }))).toBe('INSUFFICIENT_BALANCE');
    await expect(change(person, 'month', { changeId })).rejects.toMatchObject({
      details: { fields: { planId: 'same' } },
    });
    await expect(change(person, 'none', { changeId })).rejects.toMatchObject({
      details: { fields: { planId: 'invalid' } },
    });
    // By the next day, less is left.
    await later(services, 1);
    expect(await codeOf(change(person, 'lifetime', { changeId }))).toBe('PLAN_CHANGE_UNCONFIRMED');
  });

  it('resumes renewal of a canceled subscription', async () => {
    const person = await subscriber(services, 'month', { left: 20_000 });
    await db
      .updateTable('prices')
      .set({ default_minor: 20_000 })
      .where('tariff_id', '=', 'plan-year')
      .where('currency_id', '=', person.currency)
      .execute();
    await cancelSubscription(services, person.user, {});
    expect(await previewChange(services, person.user, 'year')).toMatchObject({ kind: 'UPGRADE' });
    const { subscription } = await change(person, 'year');
    await db
      .updateTable('prices')
      .set({ default_minor: 9_600 })
      .where('tariff_id', '=', 'plan-year')
      .where('currency_id', '=', person.currency)
      .execute();
    expect(subscription).toMatchObject({ plan_id: 'year', renew: true, stop_reason: null });
    expect(subscription.next_charge_at).toEqual(subscription.active_end_date);
    expect(await happenings(services, person.user)).toEqual(['STARTED', 'CANCELED', 'CHANGED', 'RESUMED']);
  });

  it.each([
    ['a cheaper plan', 'month', 'year', 1_200],
    ['a dearer plan', 'year', 'month', 9_600],
    ['a lifetime plan', 'lifetime', 'month', 64_000],
  ] as const)('replaces an overdue renewal: %s', async (_what, to, from, total) => {
    const person = await subscriber(services, from);
    const { active_end_date: end } = await subscriptionOf(services, person.user);
    await later(services, from === 'year' ? 365 : 30);
    expect((await subscriptionOf(services, person.user)).status).toBe('PAST_DUE');
    await later(services, 2);
    const preview = await previewChange(services, person.user, to);
    // The grace period counts: the renewal would have begun at the end of the paid time.
    expect(preview).toMatchObject({ kind: 'UPGRADE', credit: 0, total, startsAt: end });
    await fillWallet(services, person.user.id, person.currency, total);
    const { subscription } = await change(person, to);
    expect(subscription).toMatchObject({
      plan_id: to,
      status: 'ACTIVE',
      renew: to !== 'lifetime',
      active_end_date: preview.endsAt,
      past_due_end_date: null,
    });
    expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
    expect((await chargesOf(services, person.user)).filter((status) => status !== 'FAILED')).toEqual([]);
    await booksAreRight();
  });

  it('is refunded if an overdue renewal was settled meanwhile', async () => {
    const person = await subscriber(services, 'month');
    await later(services, 30);
    const { payment } = await change(person, 'year', { paymentMethodId: 'sandbox' });
    await fillWallet(services, person.user.id, person.currency, 1_200);
    await payOverdue(services, person.user, { paymentMethodId: 'balance', idempotencyKey: randomUUID() });
    await deliverProviderEvent(services, payment?.transactionId ?? '', 'payment.succeeded');
    expect(await subscriptionOf(services, person.user)).toMatchObject({ plan_id: 'month', status: 'ACTIVE' });
    await booksAreRight();
  });

  it('that races the renewal either takes its place or is refunded', async () => {
    for (let round = 0; round < 3; round += 1) {
      advanceToRegularMonth(services);
      const person = await subscriber(services, 'month', { left: 1_200 });
      const { id } = await subscriptionOf(services, person.user);
      const { payment } = await change(person, 'lifetime', { paymentMethodId: 'sandbox' });
      // An upgrade's order usually waits a day; this one is still open at the end of the period.
      await db
        .updateTable('orders')
        .set({ expires_at: inDays(40) })
        .where('id', '=', payment?.orderId ?? '')
        .execute();
      time.advance({ days: 30 });
      await Promise.all([
        processSubscription(services, id),
        deliverProviderEvent(services, payment?.transactionId ?? '', 'payment.succeeded'),
      ]);
      await processSubscription(services, id);
      const upgrade = await db
        .selectFrom('transactions')
        .select('status')
        .where('id', '=', payment?.transactionId ?? '')
        .executeTakeFirstOrThrow();
      const { plan_id: planId, status } = await subscriptionOf(services, person.user);
      expect(status).toBe('ACTIVE');
      const left = await walletOf(services, person.user.id, person.currency);
      // Either the upgrade came first, or the renewal did and the upgrade came too late.
      expect(['lifetime SUCCEEDED 1200', 'month REFUNDED 0']).toContain(
        `${planId} ${upgrade.status} ${left}`,
      );
    }
    await booksAreRight();
  });
});

describe('a downgrade', () => {
  it('is any other limited plan during a trial, and the trial continues', async () => {
    const person = await subscriber(services, 'year', { trial: true, left: 1_200 });
    expect(await previewChange(services, person.user, 'month')).toMatchObject({
      kind: 'DOWNGRADE',
      total: 0,
      startsAt: inDays(14),
    });
    const { subscription } = await change(person, 'month');
    expect(subscription).toMatchObject({ status: 'TRIALING', plan_id: 'year', next_plan_id: 'month' });
    expect(await walletOf(services, person.user.id, person.currency)).toBe(1_200);
    await later(services, 14);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      status: 'ACTIVE',
      plan_id: 'month',
      active_end_date: inDays(30),
      price_minor: 1_200,
    });
    expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
    await booksAreRight();
  });

  it('takes effect at the renewal, at its own price', async () => {
    const person = await subscriber(services, 'month', { left: 9_600 });
    const preview = await previewChange(services, person.user, 'year');
    expect(preview).toMatchObject({
      kind: 'DOWNGRADE',
      total: 0,
      credit: 0,
      price: 9_600,
      startsAt: inDays(30),
      endsAt: inDays(395),
    });
    const planned = await change(person, 'year');
    expect(planned).toMatchObject({
      payment: null,
      subscription: { plan_id: 'month', next_plan_id: 'year' },
    });
    await change(person, 'year');
    expect(await happenings(services, person.user)).toEqual(['STARTED', 'CHANGE_PLANNED']);
    await later(services, 30);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      plan_id: 'year',
      next_plan_id: null,
      active_end_date: inDays(365),
      activations_left: 12,
    });
    expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
    await booksAreRight();
  });

  it('keeps a sale price for the period it was sold for only', async () => {
    const person = await subscriber(services, 'month', { left: 100 + 120 });
    const offer = async (days: number, amount: number, sale: number | null) => {
      await db.updateTable('plans').set({ duration: days, months: null }).where('id', '=', 'year').execute();
      await db
        .updateTable('prices')
        .set({ default_minor: amount, sale_minor: sale })
        .where('tariff_id', '=', plans.year.tariffId)
        .where('currency_id', '=', person.currency)
        .execute();
    };
    // Too short for a reminder, which could announce a higher price.
    await offer(6, 120, 100);
    try {
      await later(services, 25);
      expect(await previewChange(services, person.user, 'year')).toMatchObject({
        kind: 'DOWNGRADE',
        price: 100,
        renewal: 120,
      });
      await change(person, 'year');
      await offer(6, 120, null);
      await later(services, 5);
      expect(await subscriptionOf(services, person.user)).toMatchObject({
        plan_id: 'year',
        price_minor: 100,
      });
      await later(services, 6);
      expect(await subscriptionOf(services, person.user)).toMatchObject({ price_minor: 120 });
      expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
    } finally {
      await offer(365, 9_600, null);
    }
    await booksAreRight();
  });

  it('can be withdrawn', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 });
    await change(person, 'year');
    expect(await cancelChange(services, person.user)).toMatchObject({ next_plan_id: null });
    expect(await cancelChange(services, person.user)).toMatchObject({ next_plan_id: null });
    await later(services, 30);
    expect(await subscriptionOf(services, person.user)).toMatchObject({ plan_id: 'month' });
    expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
  });

  it('is dropped by canceling, and choosing it again resumes renewal', async () => {
    const person = await subscriber(services, 'month');
    await change(person, 'year');
    expect(await cancelSubscription(services, person.user, {})).toMatchObject({ next_plan_id: null });
    const { id: changeId } = await previewChange(services, person.user, 'year');
    expect((await change(person, 'year')).subscription).toMatchObject({
      next_plan_id: 'year',
      renew: true,
      next_charge_at: inDays(30),
    });
    // A preview shown before the renewal was resumed no longer confirms the change.
    expect(await codeOf(change(person, 'year', { changeId }))).toBe('PLAN_CHANGE_UNCONFIRMED');
    await fillWallet(services, person.user.id, person.currency, 9_600);
    await later(services, 30);
    expect(await subscriptionOf(services, person.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
    await booksAreRight();
  });

  it('is also a more expensive plan that costs less than what is left, so nothing paid is lost', async () => {
    const person = await subscriber(services, 'year');
    expect(await previewChange(services, person.user, 'month')).toMatchObject({
      kind: 'DOWNGRADE',
      total: 0,
    });
    await later(services, 360);
    expect(await previewChange(services, person.user, 'month')).toMatchObject({
      kind: 'UPGRADE',
      credit: 132,
      total: 1_068,
    });
  });
});

describe('amounts', () => {
  it.each([
    ['KRW', 0],
    ['EUR', 2],
    ['KWD', 3],
  ])('are exact in %s with %i decimals', async (code, digits) => {
    // The demo plans have no price in dinars; these prices do not divide evenly.
    if (code === 'KWD') {
      const { id } = await db
        .selectFrom('currencies')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('prices')
        .values([
          { tariff_id: 'plan-month', currency_id: id, default_minor: 3_700 },
          { tariff_id: 'plan-lifetime', currency_id: id, default_minor: 197_333 },
        ])
        .execute();
    }
    const person = await subscriber(services, 'month', { code });
    await later(services, 11);
    const price = payable(await priceOf(services, 'lifetime', person.currency), digits);
    const { credit, total } = await previewChange(services, person.user, 'lifetime');
    const paid = await priceOf(services, 'month', person.currency);
    // The rest is rounded down to an amount that a card can be charged.
    expect(total).toBe(payable(price - Math.ceil((paid * 19) / 30), digits));
    expect(credit + total).toBe(price);
    await fillWallet(services, person.user.id, person.currency, total);
    await change(person, 'lifetime');
    expect(await walletOf(services, person.user.id, person.currency)).toBe(0);
    await booksAreRight();
  });

  const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });
  const period = fc.record({
    start: moment,
    length: fc.integer({ min: 1, max: 4_000 * day }),
    paid: fc.integer({ min: 0, max: 9_000_000_000_000 }),
    at: fc.integer({ min: -day, max: 4_100 * day }),
  });

  it('of unused time are never negative, never more than was paid, and only decrease', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: 0, max: 400 * day }), ({ start, length, paid, at }, more) => {
        const facts = { start: new Date(start), end: new Date(start + length), paid };
        const share = unusedShare(facts, new Date(start + at));
        expect(Number.isSafeInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(paid);
        expect(unusedShare(facts, new Date(start + at + more))).toBeLessThanOrEqual(share);
      }),
    );
  });

  it('of unused time are at least the exact share, and less than a day and a unit above it', () => {
    fc.assert(
      fc.property(period, ({ start, length, paid, at }) => {
        const end = start + Math.ceil(length / day) * day;
        const now = Math.min(end, start + Math.max(0, at));
        const days = BigInt(end - start);
        const exact = BigInt(paid) * BigInt(end - now);
        const share = BigInt(
          unusedShare({ start: new Date(start), end: new Date(end), paid }, new Date(now)),
        );
        expect(share * days >= exact).toBe(true);
        expect(share * days < exact + BigInt(paid) * BigInt(day) + days).toBe(true);
      }),
    );
  });

  it('order plans by their price per day', () => {
    const rate = fc.record({
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      days: fc.integer({ min: 1, max: 4_000 }),
    });
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        expect(isHigher(a, b) && isHigher(b, a)).toBe(false);
        expect(isHigher({ ...a, days: null }, b)).toBe(true);
        expect(isHigher(b, { ...a, days: null })).toBe(false);
      }),
    );
  });
});

it('an upgrade does not credit money that was already refunded', async () => {
  const person = await subscriber(services, 'month');
  const { id } = await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) => refundTransaction(trx, services, { id: randomUUID(), transactionId: id, amount: 700 }));
  expect(await previewChange(services, person.user, 'lifetime')).toMatchObject({ credit: 500 });
  await work(services);
});
