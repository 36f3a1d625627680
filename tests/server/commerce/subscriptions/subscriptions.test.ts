import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionTransitions, type SubscriptionState } from '../../../../src/shared/states.ts';
import { RefusedTransition } from '../../../../server/commerce/orders/transitions.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { refundTransaction } from '../../../../server/commerce/checkout/refunds.ts';
import { housekeeping } from '../../../../server/housekeeping.ts';
import { jobContext } from '../../support/jobContext.ts';
import { mailJob } from '../../../../server/mail/mailJob.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../../server/commerce/subscriptions/cancel.ts';
import { processSubscription } from '../../../../server/commerce/billing/due.ts';
import { removeMethod, setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import { transitionSubscription } from '../../../../server/commerce/subscriptions/transitions.ts';
import { payOverdue } from '../../../../server/commerce/billing/pay.ts';
import {
  codeOf,
  fillWallet,
  newAccount,
  nobody,
  pay,
  deliverProviderEvent,
  walletOf,
  ledgerProblems,
} from '../../support/checkoutSupport.ts';
import { postponeEvents } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import {
  chargesOf,
  extend,
  happenings,
  keepCard,
  later,
  mailsTo as allMailsTo,
  plans,
  subscriber,
  subscriptionOf,
  advanceToRegularMonth,
  beginRegularMonth,
  work,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
await postponeEvents(services);
const { db, time } = services;
const day = 86_400_000;
const inDays = (days: number) => new Date(services.clock().getTime() + days * day);

beforeEach(() => beginRegularMonth(services));

// `work` would send the mails and empty the queue; here they stay in it and are inspected.
const mailsTo = async (user: Parameters<typeof allMailsTo>[1]) =>
  (await allMailsTo(services, user)).map(({ template }) => template);
/** Does what is due for one subscription. */
async function workOn(user: Parameters<typeof allMailsTo>[1]): Promise<void> {
  const { id } = await subscriptionOf(services, user);
  await processSubscription(services, id);
}
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

describe('starting a subscription', () => {
  it('plans the renewal for the end of the period', async () => {
    const { user } = await subscriber(services, 'month');
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(30),
      next_charge_at: inDays(30),
      due_at: inDays(22),
      renew: true,
      activations_left: 2,
    });
    expect(await happenings(services, user)).toEqual(['STARTED']);
  });

  it('plans nothing for a plan without an end', async () => {
    const { user } = await subscriber(services, 'lifetime');
    expect(await subscriptionOf(services, user)).toMatchObject({
      active_end_date: null,
      next_charge_at: null,
      due_at: null,
      renew: false,
    });
    await later(services, 4000);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
  });

  it('extends the current one when bought again', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 });
    await extend(services, person, 'month');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      active_end_date: inDays(61),
      paid_minor: 2_400,
      next_charge_at: inDays(61),
      activations_left: 4,
      max_activated: 4,
    });
    await booksAreRight();
  });
});

describe('a trial', () => {
  it('charges nothing until its end', async () => {
    const { user } = await subscriber(services, 'year', { trial: true });
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'TRIALING',
      is_trial: true,
      start_from_trial: true,
      active_end_date: inDays(14),
      next_charge_at: inDays(14),
      price_minor: 9_600,
      paid_minor: 0,
      last_payment_date: null,
    });
    expect(await happenings(services, user)).toEqual(['TRIAL_STARTED']);
    await booksAreRight();
  });

  it('requires an account, a first subscription, and a plan that has a trial', async () => {
    const choice = { ...plans.year };
    const method = { paymentMethodId: 'sandbox', trial: true };
    await expect(pay(services, nobody, choice, method)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { trial: 'invalid' } },
    });
    const before = await subscriber(services, 'month');
    await cancelSubscription(services, before.user, {});
    await expect(pay(services, before.caller, choice, method)).rejects.toMatchObject({
      details: { fields: { trial: 'invalid' } },
    });
    const caller = await newAccount(services);
    await expect(pay(services, caller, plans.month, method)).rejects.toMatchObject({
      details: { fields: { trial: 'invalid' } },
    });
    await expect(pay(services, caller, { productId: '2' }, method)).rejects.toMatchObject({
      details: { fields: { trial: 'invalid' } },
    });
  });

  it('starts once, even with concurrent requests', async () => {
    const caller = await newAccount(services);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        pay(services, caller, plans.year, { paymentMethodId: 'balance', trial: true }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is paid at its end with the saved card, after a mail that announces it', async () => {
    const caller = await newAccount(services);
    const { user } = caller;
    await keepCard(services, user);
    await pay(services, caller, plans.year, { paymentMethodId: 'sandbox', trial: true });
    const end = (await subscriptionOf(services, user)).active_end_date;
    time.advance({ days: 11 });
    await workOn(user);
    await workOn(user);
    expect((await mailsTo(user)).filter((template) => template === 'trialEnding')).toHaveLength(1);
    await later(services, 3);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      is_trial: false,
      start_from_trial: true,
      active_end_date: inDays(365),
      paid_minor: 9_600,
      period_start: end,
    });
    expect(await chargesOf(services, user)).toEqual(['SUCCEEDED']);
    await booksAreRight();
  });
});

describe('a renewal', () => {
  it('charges the wallet, extends the end, and adds new activations', async () => {
    const { user, currency } = await subscriber(services, 'month', { left: 1_500 });
    await activate(services, user, '7');
    await later(services, 30);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(31),
      next_charge_at: inDays(31),
      activations_left: 2,
    });
    expect(await walletOf(services, user.id, currency)).toBe(300);
    expect(await happenings(services, user)).toEqual(['STARTED', 'RENEWED']);
    await booksAreRight();
  });

  it('is announced once, with its exact amount and date', async () => {
    const { user } = await subscriber(services, 'month', { left: 1_200 });
    const end = (await subscriptionOf(services, user)).active_end_date?.toISOString();
    time.advance({ days: 21 });
    await workOn(user);
    expect(await mailsTo(user)).not.toContain('renewalReminder');
    time.advance({ days: 1 });
    await workOn(user);
    await workOn(user);
    const reminders = (await allMailsTo(services, user)).filter(
      ({ template }) => template === 'renewalReminder',
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.data).toMatchObject({
      amount: '12.00',
      currencyCode: 'USD',
      date: end,
      methodLabel: null,
      link: 'http://localhost:3000/en/profile/wallet/subscription',
    });
  });

  it('is charged once, even with concurrent workers', async () => {
    const { user, currency } = await subscriber(services, 'month', { left: 12_000 });
    time.advance({ days: 30 });
    await Promise.all(Array.from({ length: 8 }, () => workOn(user)));
    expect(await chargesOf(services, user)).toEqual(['SUCCEEDED']);
    expect(await walletOf(services, user.id, currency)).toBe(10_800);
    await booksAreRight();
  });

  it('charges a saved card once, even if the server crashed before recording the charge', async () => {
    const { user } = await subscriber(services, 'month');
    await setMethod(services, user, await keepCard(services, user));
    time.advance({ days: 30 });
    await workOn(user);
    await workOn(user);
    const charges = await db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'subscription.charge')
      .execute();
    expect(new Set(charges.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
    await work(services);
    await work(services);
    expect(await chargesOf(services, user)).toEqual(['SUCCEEDED']);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await booksAreRight();
  });

  it('costs more only if the reminder said so', async () => {
    const { user, currency } = await subscriber(services, 'month', { left: 10_000 });
    const price = (minor: number) =>
      db
        .updateTable('prices')
        .set({ default_minor: minor })
        .where('tariff_id', '=', 'plan-month')
        .where('currency_id', '=', currency)
        .execute();
    try {
      time.advance({ days: 23 });
      await workOn(user);
      await price(1_500);
      await later(services, 7);
      expect(await walletOf(services, user.id, currency)).toBe(10_000 - 1_200);
      await later(services, 23);
      await later(services, 8);
      expect(await walletOf(services, user.id, currency)).toBe(10_000 - 1_200 - 1_500);
      await price(1_000);
      await later(services, 30);
      expect(await walletOf(services, user.id, currency)).toBe(10_000 - 1_200 - 1_500 - 1_000);
    } finally {
      await price(1_200);
    }
  });

  it('waits for a provider that is still processing', async () => {
    const { user } = await subscriber(services, 'month');
    await setMethod(services, user, await keepCard(services, user));
    time.advance({ days: 30 });
    await workOn(user);
    // The provider has the charge but hasn't decided yet.
    const attempt = await db
      .updateTable('transactions')
      .set({ status: 'PROCESSING', provider_reference: `sbx_${randomUUID()}` })
      .where('user_id', '=', user.id)
      .where('status', '=', 'PENDING')
      .returning('id')
      .executeTakeFirstOrThrow();
    await later(services, 3);
    expect(await chargesOf(services, user)).toEqual(['PROCESSING']);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await deliverProviderEvent(services, attempt.id, 'payment.failed');
    // The answer came three days late, so the grace period starts three days later too.
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'PAST_DUE',
      past_due_end_date: inDays(5),
      next_charge_at: inDays(2),
    });
    await later(services, 5);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await booksAreRight();
  });

  it('ends the subscription when refunded', async () => {
    const { user } = await subscriber(services, 'month', { left: 1_200 });
    await later(services, 30);
    const { id } = await db
      .selectFrom('transactions')
      .innerJoin('orders', 'orders.id', 'transactions.order_id')
      .select('transactions.id')
      .where('orders.purpose', '=', 'RENEWAL')
      .where('orders.user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((trx) =>
        refundTransaction(trx, services, { id: randomUUID(), transactionId: id, amount: 'whole' }),
      );
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'CANCELED',
      stop_reason: 'refunded',
      due_at: null,
    });
    await booksAreRight();
  });
});

describe('a failed charge', () => {
  it('is retried within the grace period, and then access ends', async () => {
    const { user } = await subscriber(services, 'year');
    await setMethod(services, user, await keepCard(services, user, { declines: true }));
    await later(services, 365);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'PAST_DUE',
      past_due_end_date: inDays(14),
      next_charge_at: inDays(2),
    });
    await later(services, 2);
    await later(services, 5);
    expect(await chargesOf(services, user)).toEqual(['FAILED', 'FAILED', 'FAILED']);
    await later(services, 7);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'CANCELED',
      stop_reason: 'unpaid',
      ended_at: services.clock(),
      renew: false,
      next_charge_at: null,
      due_at: null,
    });
    expect(await chargesOf(services, user)).toHaveLength(4);
    expect(await happenings(services, user)).toEqual([
      'STARTED',
      'PAYMENT_FAILED',
      'PAST_DUE',
      'PAYMENT_FAILED',
      'PAYMENT_FAILED',
      'PAYMENT_FAILED',
      'ENDED',
    ]);
    await booksAreRight();
  });

  it('at the end of a trial ends it, as nothing was ever paid', async () => {
    const { user } = await subscriber(services, 'year', { trial: true });
    await setMethod(services, user, await keepCard(services, user, { declines: true }));
    await later(services, 14);
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED', stop_reason: 'unpaid' });
    expect(await chargesOf(services, user)).toEqual(['FAILED']);
    await booksAreRight();
  });

  it('is announced by mail, and so is the end', async () => {
    const { user } = await subscriber(services, 'month');
    time.advance({ days: 30 });
    await workOn(user);
    time.advance({ days: 5 });
    await workOn(user);
    const templates = await mailsTo(user);
    expect(templates.filter((template) => template === 'paymentFailed')).toHaveLength(2);
    expect(templates).toContain('subscriptionEnded');
  });

  it('that succeeds later continues from the old end', async () => {
    const { user, currency } = await subscriber(services, 'month');
    await later(services, 30);
    expect((await subscriptionOf(services, user)).status).toBe('PAST_DUE');
    await fillWallet(services, user.id, currency, 1_200);
    await later(services, 2);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(29),
      past_due_end_date: null,
      retries: 0,
    });
    expect(await chargesOf(services, user)).toEqual(['FAILED', 'SUCCEEDED']);
    await booksAreRight();
  });

  it('of a card that declines is past due as well', async () => {
    const { user } = await subscriber(services, 'month');
    await setMethod(services, user, await keepCard(services, user, { declines: true }));
    await later(services, 30);
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'PAST_DUE', retries: 1 });
    await setMethod(services, user, await keepCard(services, user));
    await later(services, 2);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await booksAreRight();
  });

  it('can be paid manually, with any payment method', async () => {
    const { user } = await subscriber(services, 'month');
    await later(services, 30);
    const key = randomUUID();
    const input = { paymentMethodId: 'sandbox', idempotencyKey: key };
    const first = await payOverdue(services, user, input);
    expect(await payOverdue(services, user, input)).toEqual(first);
    await deliverProviderEvent(services, first.transactionId, 'payment.succeeded');
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(31),
    });
    expect(await codeOf(payOverdue(services, user, { ...input, idempotencyKey: randomUUID() }))).toBe(
      'CONFLICT',
    );
    await booksAreRight();
  });

  it.each([
    ['saved, and renews with it', true],
    ['not saved if that is not wanted', false],
  ])('can be paid manually with a method that is %s', async (_what, saveMethod) => {
    const { user } = await subscriber(services, 'month');
    await later(services, 30);
    const { transactionId } = await payOverdue(services, user, {
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
      saveMethod,
    });
    await deliverProviderEvent(services, transactionId, 'payment.succeeded', {
      method: { reference: `sbm_pays_${randomUUID()}`, label: 'Sandbox •••• 4242' },
    });
    expect((await subscriptionOf(services, user)).saved_method_id !== null).toBe(saveMethod);
    await later(services, 31);
    expect((await subscriptionOf(services, user)).status).toBe(saveMethod ? 'ACTIVE' : 'PAST_DUE');
    await booksAreRight();
  });

  it('does not change its retries when a manual payment is declined', async () => {
    const { user } = await subscriber(services, 'month');
    await later(services, 30);
    const before = await subscriptionOf(services, user);
    const byHand = await payOverdue(services, user, {
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
    });
    await deliverProviderEvent(services, byHand.transactionId, 'payment.failed');
    expect(await subscriptionOf(services, user)).toEqual(before);
  });

  it('is retried even if a manual payment was started and abandoned', async () => {
    const { user, currency } = await subscriber(services, 'month');
    await later(services, 30);
    const byHand = await payOverdue(services, user, {
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
    });
    await fillWallet(services, user.id, currency, 1_200);
    await later(services, 2);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    expect(await chargesOf(services, user)).toEqual(['FAILED', 'EXPIRED', 'SUCCEEDED']);
    // Paid after all, it is refunded.
    await deliverProviderEvent(services, byHand.transactionId, 'payment.succeeded');
    expect(await chargesOf(services, user)).toEqual(['FAILED', 'REFUNDED', 'SUCCEEDED']);
    await booksAreRight();
  });

  it('appears among the payments and can be retried there', async () => {
    const { caller, user, currency } = await subscriber(services, 'month');
    await later(services, 30);
    const failed = await db
      .selectFrom('transactions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('status', '=', 'FAILED')
      .executeTakeFirstOrThrow();
    await fillWallet(services, user.id, currency, 1_200);
    await retryPayment(services, caller, {
      transactionId: failed.id,
      paymentMethodId: 'balance',
      idempotencyKey: randomUUID(),
    });
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await booksAreRight();
  });

  it('cannot be paid once access has ended; late money is refunded', async () => {
    const { user } = await subscriber(services, 'month');
    await later(services, 30);
    const byHand = await payOverdue(services, user, {
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
    });
    await later(services, 5);
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    await deliverProviderEvent(services, byHand.transactionId, 'payment.succeeded');
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    expect(await chargesOf(services, user)).toContain('REFUNDED');
    await booksAreRight();
  });
});

describe('canceling', () => {
  it('keeps access until the end of the paid time, and charges nothing more', async () => {
    const { user, currency } = await subscriber(services, 'month', { left: 1_200 });
    const canceled = await cancelSubscription(services, user, { reason: '  Too dear ' });
    expect(canceled).toMatchObject({ status: 'ACTIVE', renew: false, stop_reason: 'Too dear' });
    expect(await cancelSubscription(services, user, { reason: 'again' })).toEqual(canceled);
    await later(services, 29);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    await later(services, 1);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'CANCELED',
      stop_reason: 'Too dear',
    });
    expect(await walletOf(services, user.id, currency)).toBe(1_200);
    expect(await happenings(services, user)).toEqual(['STARTED', 'CANCELED', 'ENDED']);
    expect(await codeOf(cancelSubscription(services, user, {}))).toBe('NOT_FOUND');
    expect(await codeOf(resumeSubscription(services, user))).toBe('NOT_FOUND');
  });

  it('can be undone before the end', async () => {
    const { user } = await subscriber(services, 'month', { left: 1_200 });
    await cancelSubscription(services, user, { reason: null });
    await later(services, 29);
    expect(await resumeSubscription(services, user)).toMatchObject({ renew: true, stop_reason: null });
    await later(services, 1);
    expect((await subscriptionOf(services, user)).status).toBe('ACTIVE');
    expect(await happenings(services, user)).toEqual(['STARTED', 'CANCELED', 'RESUMED', 'RENEWED']);
  });

  it('cannot be undone at the end', async () => {
    const { user } = await subscriber(services, 'month');
    await cancelSubscription(services, user, {});
    time.advance({ days: 30 });
    expect(await codeOf(resumeSubscription(services, user))).toBe('CONFLICT');
  });

  it('ends a past due subscription at once', async () => {
    const { user } = await subscriber(services, 'month');
    await later(services, 30);
    expect(await cancelSubscription(services, user, { reason: 'no money' })).toMatchObject({
      status: 'CANCELED',
      stop_reason: 'no money',
      ended_at: services.clock(),
    });
  });

  it('rejects a reason of more than 500 characters', async () => {
    const { user } = await subscriber(services, 'month');
    expect(await codeOf(cancelSubscription(services, user, { reason: 'x'.repeat(501) }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('while the renewal runs leaves one clear end', async () => {
    for (let round = 0; round < 3; round += 1) {
      advanceToRegularMonth(services);
      const { user, currency } = await subscriber(services, 'month', { left: 1_200 });
      time.advance({ days: 30 });
      await Promise.all([workOn(user), cancelSubscription(services, user, {}).catch(() => undefined)]);
      await workOn(user);
      const { status, renew } = await subscriptionOf(services, user);
      const paid = (await walletOf(services, user.id, currency)) === 0;
      // Either it was paid and ends later, or it ended and nothing was paid.
      expect({ status, renew }).toEqual({ status: paid ? 'ACTIVE' : 'CANCELED', renew: false });
    }
    await booksAreRight();
  });
});

describe('the payment method of a subscription', () => {
  it('can be any saved method of its owner', async () => {
    const mine = await subscriber(services, 'month');
    const other = await subscriber(services, 'month');
    const card = await keepCard(services, mine.user);
    expect((await setMethod(services, mine.user, card)).saved_method_id).toBe(card);
    expect(await codeOf(setMethod(services, other.user, card))).toBe('BAD_USER_INPUT');
    expect(await codeOf(removeMethod(services, other.user, card))).toBe('NOT_FOUND');
    expect(await codeOf(removeMethod(services, mine.user, card))).toBe('CONFLICT');
    expect((await setMethod(services, mine.user, null)).saved_method_id).toBeNull();
    expect(await removeMethod(services, mine.user, card)).toBe(true);
    expect(await removeMethod(services, mine.user, card)).toBe(true);
    expect(await codeOf(setMethod(services, mine.user, card))).toBe('BAD_USER_INPUT');
  });
});

describe('an activation', () => {
  it('gives access for the product’s duration, once', async () => {
    const { user } = await subscriber(services, 'month', { left: 1_200 });
    const first = await activate(services, user, '7');
    expect(first).toMatchObject({ status: 'ACTIVE', available_to: inDays(30) });
    expect(await activate(services, user, '7')).toEqual(first);
    expect((await subscriptionOf(services, user)).activations_left).toBe(1);
    await later(services, 30);
    const after = await db
      .selectFrom('subscription_purchases')
      .select('status')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(after.status).toBe('EXPIRED');
    expect((await activate(services, user, '7')).id).not.toBe(first.id);
  });

  it('requires a product included in a subscription, and a subscription that is paid', async () => {
    const { user } = await subscriber(services, 'month');
    expect(await codeOf(activate(services, user, '1'))).toBe('BAD_USER_INPUT');
    const stranger = (await newAccount(services)).user;
    if (stranger) expect(await codeOf(activate(services, stranger, '7'))).toBe('NOT_FOUND');
    await later(services, 30);
    expect(await codeOf(activate(services, user, '7'))).toBe('CONFLICT');
  });

  it('requested 50 times concurrently takes exactly what is left', async () => {
    const { user } = await subscriber(services, 'year');
    const ids = Array.from({ length: 50 }, (_, index) => `burst-${randomUUID()}-${index}`);
    await db
      .insertInto('products')
      .values(
        ids.map((id, position) => ({
          id,
          title: JSON.stringify({ en: id }),
          description: JSON.stringify({ en: id }),
          active: true,
          base_currency_id: user.currency_id,
          available_by_subscription: true,
          available_duration: 10,
          affiliate_program: false,
          position,
        })),
      )
      .execute();
    const tries = await Promise.allSettled(ids.map((id) => activate(services, user, id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect((await subscriptionOf(services, user)).activations_left).toBe(0);
  });
});

describe('the states of a subscription', () => {
  const states = Object.keys(subscriptionTransitions) as SubscriptionState[];

  it('follow the transition table, and refuse every other transition', async () => {
    const { user } = await subscriber(services, 'month');
    const { id } = await subscriptionOf(services, user);
    for (const from of states)
      for (const to of states) {
        await db.updateTable('subscriptions').set({ status: from }).where('id', '=', id).execute();
        const allowed = from === to || subscriptionTransitions[from].some((state) => state === to);
        const move = db.transaction().execute((trx) => transitionSubscription(trx, { id, status: from }, to));
        if (allowed) await move;
        else await expect(move).rejects.toThrow(RefusedTransition);
        expect((await subscriptionOf(services, user)).status).toBe(allowed ? to : from);
      }
    await db.updateTable('subscriptions').set({ status: 'CANCELED' }).where('id', '=', id).execute();
  });

  it('no longer change once canceled', async () => {
    const { user } = await subscriber(services, 'month', { left: 9_999 });
    await db
      .updateTable('subscriptions')
      .set({ status: 'CANCELED' })
      .where('user_id', '=', user.id)
      .execute();
    await later(services, 40);
    expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED', due_at: null });
    expect(await chargesOf(services, user)).toEqual([]);
  });
});

describe('a subscription whose job was lost', () => {
  it('is found by housekeeping', async () => {
    const { user, currency } = await subscriber(services, 'month', { left: 1_200 });
    const { id } = await subscriptionOf(services, user);
    await db.deleteFrom('jobs').where('kind', '=', 'subscription.due').execute();
    await later(services, 30);
    expect(await walletOf(services, user.id, currency)).toBe(1_200);
    await housekeeping(services);
    await work(services);
    expect(await walletOf(services, user.id, currency)).toBe(0);
    expect((await subscriptionOf(services, user)).id).toBe(id);
  });
});

it('every queued subscription mail can be sent', async () => {
  const { user } = await subscriber(services, 'month');
  time.advance({ days: 22 });
  await workOn(user);
  time.advance({ days: 8 });
  await workOn(user);
  time.advance({ days: 5 });
  await workOn(user);
  const jobs = await allMailsTo(services, user);
  expect(new Set(jobs.map(({ template }) => template))).toEqual(
    new Set(['renewalReminder', 'paymentFailed', 'subscriptionEnded']),
  );
  for (const { to, template, data } of jobs)
    await mailJob.perform(jobContext(services), { to, template, data, lang: 'en' });
});
