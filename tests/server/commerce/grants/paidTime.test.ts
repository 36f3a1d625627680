import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeGuest } from '../../../../server/accounts/guests/mergeGuest.ts';
import {
  cancelChange,
  changeSubscription,
  previewChange,
} from '../../../../server/commerce/billing/change.ts';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { liveGrants } from '../../../../server/commerce/grants/grants.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../../server/commerce/subscriptions/cancel.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import {
  ledgerProblems,
  codeOf,
  currencyId,
  deliverProviderEvent,
  fillWallet,
  newPerson,
  nobody,
  pay,
  walletOf,
  payByCard,
  newAccount,
} from '../../support/checkoutSupport.ts';
import { postponeEvents, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';
import {
  chargesOf,
  extend,
  later,
  plans,
  subscriber,
  subscriptionOf,
  beginRegularMonth,
  type PlanName,
} from '../../support/subscriptionSupport.ts';
import { refund, transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
await postponeEvents(services);
const { db, time } = services;
const day = 86_400_000;
const inDays = (days: number) => new Date(services.clock().getTime() + days * day);
const choice = (plan: PlanName, currency = usd) => ({ ...plans[plan], currencyId: currency });
const booksAreRight = async () => expect(await ledgerProblems(services)).toEqual([]);

beforeEach(() => beginRegularMonth(services));

/** The payments for a user's plans, oldest first. */
const paymentsOf = async (user: User) =>
  (
    await db
      .selectFrom('transactions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('status', '=', 'SUCCEEDED')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

const purchasesOf = (user: User) =>
  db
    .selectFrom('purchases')
    .select(['status', 'product_id'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('product_id')
    .execute();

/** A gifted plan that has been paid for. */
const presentOf = async (plan: PlanName, currency = usd) =>
  buyPresent(services, await newAccount(services), choice(plan, currency));

const dispute = (transactionId: string, amount: number, id: string = randomUUID()) =>
  db.transaction().execute((trx) => chargeBack(trx, services, { id, transactionId, amount, reason: null }));

describe('buying a plan while having one', () => {
  it('is refused without a preview of the change, whichever plan it is', async () => {
    const year = await subscriber(services, 'year', { left: 100_000 });
    for (const plan of ['month', 'year', 'lifetime'] as const)
      expect(await codeOf(pay(services, year.caller, choice(plan), { paymentMethodId: 'balance' }))).toBe(
        'PLAN_CHANGE_UNCONFIRMED',
      );
    expect(await subscriptionOf(services, year.user)).toMatchObject({
      plan_id: 'year',
      active_end_date: inDays(365),
      activations_left: 12,
    });
    expect(await walletOf(services, year.user.id, usd)).toBe(100_000);
  });

  it('is refused with an outdated preview or one of another plan', async () => {
    const person = await subscriber(services, 'month', { left: 10_000 });
    const { id: changeId } = await previewChange(services, person.user, 'month');
    const { id: other } = await previewChange(services, person.user, 'lifetime');
    const pays = (id: string) =>
      pay(services, person.caller, choice('month'), { paymentMethodId: 'balance', changeId: id });
    expect(await codeOf(pays(other))).toBe('PLAN_CHANGE_UNCONFIRMED');
    await pays(changeId);
    expect(await codeOf(pays(changeId))).toBe('PLAN_CHANGE_UNCONFIRMED');
  });

  it('extends the same plan, with its activations', async () => {
    const person = await subscriber(services, 'month', { left: 2_400 });
    await extend(services, person, 'month');
    await extend(services, person, 'month');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      active_end_date: inDays(30 + 31 + 30),
      activations_left: 6,
    });
    await booksAreRight();
  });

  it('is refunded if an order from before is paid in an old tab', async () => {
    const { caller, user } = await newPerson(services);
    const month = await pay(services, caller, choice('month'));
    await payByCard(services, caller, choice('lifetime'));
    await deliverProviderEvent(services, month.transactionId, 'payment.succeeded');
    expect((await transactionOf(services, month.transactionId)).status).toBe('REFUNDED');
    expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'lifetime', status: 'ACTIVE' });
    await booksAreRight();
  });

  it('is not possible by retrying a payment that was declined before', async () => {
    const { caller, user } = await newPerson(services);
    const year = await pay(services, caller, choice('year'));
    await deliverProviderEvent(services, year.transactionId, 'payment.failed');
    await payByCard(services, caller, choice('month'));
    const again = {
      transactionId: year.transactionId,
      paymentMethodId: 'sandbox',
      idempotencyKey: randomUUID(),
    };
    expect(await codeOf(retryPayment(services, caller, again))).toBe('PLAN_CHANGE_UNCONFIRMED');
    expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'month' });
  });
});

describe('a gifted plan', () => {
  it('comes after the current one, and changes neither currency, price nor renewal', async () => {
    const krw = await currencyId('KRW', db);
    const person = await subscriber(services, 'year', { left: 9_600 });
    const { code } = await presentOf('month', krw);
    await redeemPresent(services, person.user, code);
    const before = await subscriptionOf(services, person.user);
    expect(before).toMatchObject({
      plan_id: 'year',
      currency_id: usd,
      price_minor: 9_600,
      renew: true,
      switch_at: inDays(365),
      active_end_date: inDays(395),
    });
    await later(services, 365);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      plan_id: 'month',
      next_plan_id: 'year',
      activations_left: 2,
      status: 'ACTIVE',
      active_end_date: inDays(30),
    });
    expect(await walletOf(services, person.user.id, usd)).toBe(9_600);
    await later(services, 30);
    expect(await subscriptionOf(services, person.user)).toMatchObject({ plan_id: 'year', status: 'ACTIVE' });
    expect(await walletOf(services, person.user.id, usd)).toBe(0);
    await booksAreRight();
  });

  it('redeemed while a charge is overdue starts at once, and the charge is abandoned', async () => {
    const person = await subscriber(services, 'month');
    await later(services, 30);
    const { code } = await presentOf('month');
    await redeemPresent(services, person.user, code);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(31),
    });
    await booksAreRight();
  });

  it('that its giver disputes loses only itself, whatever was paid since', async () => {
    const { user } = await newPerson(services);
    const { code, transactionId } = await presentOf('month');
    await redeemPresent(services, user, code);
    await fillWallet(services, user.id, usd, 64_000);
    const { id: changeId, total } = await previewChange(services, user, 'lifetime');
    expect(total).toBe(64_000);
    await changeSubscription(services, user, {
      idempotencyKey: randomUUID(),
      planId: 'lifetime',
      changeId,
      paymentMethodId: 'balance',
    });
    await dispute(transactionId, 1_200);
    expect(await subscriptionOf(services, user)).toMatchObject({
      plan_id: 'lifetime',
      status: 'ACTIVE',
      active_end_date: null,
    });
    await booksAreRight();
  });
});

describe('a refund', () => {
  it('of one of three paid months revokes that month, and the others move up in full', async () => {
    const person = await subscriber(services, 'month', { left: 2_400 });
    time.advance({ seconds: 1 });
    await extend(services, person, 'month');
    time.advance({ seconds: 1 });
    await extend(services, person, 'month');
    const [first = '', second = ''] = await paymentsOf(person.user);
    const before = (await subscriptionOf(services, person.user)).active_end_date?.getTime() ?? 0;
    await refund(services, second, 'whole');
    expect((await subscriptionOf(services, person.user)).active_end_date).toEqual(
      new Date(before - 31 * day),
    );
    await later(services, 10);
    await refund(services, first, 'whole');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(30),
    });
    await booksAreRight();
  });

  it('of a used month takes nothing from the current one', async () => {
    const person = await subscriber(services, 'month', { left: 2_400 });
    await later(services, 30);
    const before = await subscriptionOf(services, person.user);
    const [first = ''] = await paymentsOf(person.user);
    await refund(services, first, 'whole');
    expect(await subscriptionOf(services, person.user)).toEqual(before);
    await booksAreRight();
  });

  it('of an upgrade restores the time that it took over as credit', async () => {
    const person = await subscriber(services, 'year', { left: 64_000 });
    const end = (await subscriptionOf(services, person.user)).active_end_date;
    await later(services, 100);
    const { id: changeId } = await previewChange(services, person.user, 'lifetime');
    await changeSubscription(services, person.user, {
      idempotencyKey: randomUUID(),
      planId: 'lifetime',
      changeId,
      paymentMethodId: 'balance',
    });
    const [, upgrade = ''] = await paymentsOf(person.user);
    await refund(services, upgrade, 'whole');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      plan_id: 'year',
      status: 'ACTIVE',
      active_end_date: end,
    });
    await booksAreRight();
  });

  it('of an upgrade restores each time that it took over at its own place, and none that is over by now', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 + 64_000 });
    time.advance({ seconds: 1 });
    await extend(services, person, 'month');
    const { active_end_date: end } = await subscriptionOf(services, person.user);
    time.advance({ seconds: 1 });
    const { id: changeId } = await previewChange(services, person.user, 'lifetime');
    await changeSubscription(services, person.user, {
      idempotencyKey: randomUUID(),
      planId: 'lifetime',
      changeId,
      paymentMethodId: 'balance',
    });
    const upgrade = (await paymentsOf(person.user)).at(-1) ?? '';
    await later(services, 40);
    await refund(services, upgrade, 'whole');
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      plan_id: 'month',
      status: 'ACTIVE',
      active_end_date: end,
    });
    expect(await liveGrants(db, person.user.id, services.clock(), 'PLAN')).toMatchObject([
      { starts_at: services.clock(), ends_at: end },
    ]);
    await booksAreRight();
  });

  it('of an upgrade restores time that has not started yet where it was', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 + 64_000 });
    time.advance({ seconds: 1 });
    await extend(services, person, 'month');
    const before = await liveGrants(db, person.user.id, services.clock(), 'PLAN');
    time.advance({ seconds: 1 });
    const { id: changeId } = await previewChange(services, person.user, 'lifetime');
    await changeSubscription(services, person.user, {
      idempotencyKey: randomUUID(),
      planId: 'lifetime',
      changeId,
      paymentMethodId: 'balance',
    });
    time.advance({ days: 2 });
    await refund(services, (await paymentsOf(person.user)).at(-1) ?? '', 'whole');
    expect(await liveGrants(db, person.user.id, services.clock(), 'PLAN')).toMatchObject([
      { starts_at: services.clock(), ends_at: before[0]?.ends_at },
      { starts_at: before[1]?.starts_at, ends_at: before[1]?.ends_at, paid_minor: 1_200 },
    ]);
    await booksAreRight();
  });

  it('records the plan that it ended, and how much of its time was left', async () => {
    const endedBy = (transactionId: string) =>
      db
        .selectFrom('refunds')
        .select(['ended_plan_id', 'ended_ms'])
        .where('transaction_id', '=', transactionId)
        .executeTakeFirst();
    const month = await subscriber(services, 'month');
    await later(services, 10);
    const [paid = ''] = await paymentsOf(month.user);
    await refund(services, paid, 'whole');
    expect(await endedBy(paid)).toEqual({ ended_plan_id: 'month', ended_ms: 20 * day });

    const lifetime = await subscriber(services, 'lifetime');
    const [forever = ''] = await paymentsOf(lifetime.user);
    await refund(services, forever, 'whole');
    expect(await endedBy(forever)).toEqual({ ended_plan_id: 'lifetime', ended_ms: null });

    const renewed = await subscriber(services, 'month', { left: 1_200 });
    await later(services, 31);
    const [used = ''] = await paymentsOf(renewed.user);
    await refund(services, used, 'whole');
    expect(await endedBy(used)).toEqual({ ended_plan_id: null, ended_ms: null });
  });

  it('by a dispute that is later won restores exactly that time', async () => {
    const { caller, user } = await newPerson(services);
    const made = await payByCard(services, caller, choice('month'));
    await later(services, 10);
    const id = randomUUID();
    await dispute(made.transactionId, 1_200, id);
    expect((await subscriptionOf(services, user)).status).toBe('CANCELED');
    await later(services, 5);
    await db
      .transaction()
      .execute((trx) => winDispute(trx, services, { id, transactionId: made.transactionId }));
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(20),
    });
    await booksAreRight();
  });
});

describe('merging a guest', () => {
  const merge = (guestToken: string, accountId: string) =>
    db.transaction().execute((trx) => mergeGuest(trx, services, { guestToken, accountId }));

  it('adds what is left of a year, not a whole year', async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await payByCard(services, nobody, choice('year'), { email });
    await db
      .updateTable('sessions')
      .set({ expires_at: inDays(1_000) })
      .where('user_id', '=', guest.userId)
      .execute();
    await later(services, 360);
    const { caller, user } = await newPerson(services, email);
    await pay(services, caller, choice('year'), { paymentMethodId: 'balance', trial: true });
    await merge(guest.autoGeneratedToken ?? '', user.id);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'ACTIVE',
      active_end_date: inDays(14 + 5),
    });
    expect(await previewChange(services, user, 'lifetime')).toMatchObject({ credit: 132 });
    await booksAreRight();
  });

  it('starts the higher plan first, and the lower one after it', async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = await payByCard(services, nobody, choice('month'), { email });
    const { caller, user } = await newPerson(services, email);
    await payByCard(services, caller, choice('year'));
    await merge(guest.autoGeneratedToken ?? '', user.id);
    // A month costs more per day than a year.
    expect(await subscriptionOf(services, user)).toMatchObject({
      plan_id: 'month',
      next_plan_id: 'year',
      switch_at: inDays(30),
      active_end_date: inDays(395),
    });
    await booksAreRight();
  });
});

describe('the price of a renewal', () => {
  const halfPrice = async (): Promise<string> => {
    const code = `P${randomUUID().slice(0, 8).toUpperCase()}`;
    await db
      .insertInto('promo_codes')
      .values({ code, percent: 90, product_id: '10', active: true, valid_until: null, max_uses: null })
      .execute();
    return code;
  };

  it.each([
    [
      'a planned change that is dropped',
      async (user: User) => {
        await changeSubscription(services, user, {
          idempotencyKey: randomUUID(),
          planId: 'year',
          changeId: (await previewChange(services, user, 'year')).id,
        });
        await cancelChange(services, user);
      },
    ],
    [
      'canceling and resuming',
      async (user: User) => {
        await cancelSubscription(services, user, {});
        await resumeSubscription(services, user);
      },
    ],
    ['nothing at all', async () => undefined],
  ])('is the list price after a promo code, through %s', async (_what, act) => {
    const { caller, user } = await newPerson(services);
    await fillWallet(services, user.id, usd, 5_000);
    await pay(
      services,
      caller,
      { ...choice('month'), promoCode: await halfPrice() },
      { paymentMethodId: 'balance' },
    );
    expect(await walletOf(services, user.id, usd)).toBe(5_000 - 120);
    await act(user);
    await later(services, 30);
    expect(await walletOf(services, user.id, usd)).toBe(5_000 - 120 - 1_200);
    await later(services, 31);
    expect(await walletOf(services, user.id, usd)).toBe(5_000 - 120 - 2_400);
  });
});

describe('a trial without a payment method', () => {
  it('expires at its end, along with what it activated', async () => {
    const { user } = await subscriber(services, 'year', { trial: true });
    await db.updateTable('products').set({ available_duration: null }).where('id', '=', '7').execute();
    try {
      await activate(services, user, '7');
      const open = async () =>
        (await liveGrants(db, user.id, services.clock(), 'ACTIVATION')).map(({ subject }) => subject);
      expect(await open()).toEqual(['7']);
      await later(services, 14);
      expect(await subscriptionOf(services, user)).toMatchObject({
        status: 'CANCELED',
        stop_reason: 'unpaid',
        ended_at: services.clock(),
        activations_left: 0,
      });
      expect(await chargesOf(services, user)).toEqual([]);
      expect(await open()).toEqual([]);
      expect((await purchasesOf(user)).map(({ status }) => status)).toEqual(['EXPIRED']);
    } finally {
      await db.updateTable('products').set({ available_duration: 30 }).where('id', '=', '7').execute();
    }
  });
});

describe('renewal charges', () => {
  it('after an outage are made once, for a period from the day the site is back', async () => {
    const { user } = await subscriber(services, 'month', { left: 10_000 });
    await later(services, 100);
    expect(await walletOf(services, user.id, usd)).toBe(10_000 - 1_200);
    expect(await chargesOf(services, user)).toEqual(['SUCCEEDED']);
    const { active_end_date: end, anchor_day: anchor } = await subscriptionOf(services, user);
    expect(end && end > inDays(27) && end < inDays(32)).toBe(true);
    expect(anchor).toBe(services.clock().getUTCDate());
    await booksAreRight();
  });

  it('are not made to a blocked account', async () => {
    const { user } = await subscriber(services, 'month', { left: 10_000 });
    await db.updateTable('users').set({ blocked_at: services.clock() }).where('id', '=', user.id).execute();
    await later(services, 30);
    expect(await walletOf(services, user.id, usd)).toBe(10_000);
    expect(await subscriptionOf(services, user)).toMatchObject({
      status: 'CANCELED',
      stop_reason: 'blocked',
    });
  });

  it('fall on the same day of each month that has it', async () => {
    // Advances the clock to the 31st of a month.
    while (services.clock().getUTCDate() !== 31) time.advance({ days: 1 });
    const { user } = await subscriber(services, 'month', { left: 100_000 });
    const days: number[] = [];
    for (let charge = 0; charge < 12; charge += 1) {
      const { active_end_date: end } = await subscriptionOf(services, user);
      days.push(end?.getUTCDate() ?? 0);
      await later(services, ((end?.getTime() ?? 0) - services.clock().getTime()) / day);
    }
    expect(days.filter((date) => date === 31)).toHaveLength(7);
    expect(days.filter((date) => date === 30)).toHaveLength(4);
    expect(days.filter((date) => date === 28)).toHaveLength(1);
  });
});

describe('the purchase of a plan', () => {
  it('is SPENT once its time is used up, and EXPIRED with the subscription', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 });
    time.advance({ seconds: 1 });
    await extend(services, person, 'month');
    await cancelSubscription(services, person.user, {});
    const states = async () => (await purchasesOf(person.user)).map(({ status }) => status);
    expect(await states()).toEqual(['ACTIVE', 'ACTIVE']);
    await later(services, 61);
    expect(await states()).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await subscriptionOf(services, person.user)).toMatchObject({
      status: 'CANCELED',
      activations_left: 0,
    });
    const renewing = await subscriber(services, 'month', { left: 1_200 });
    await later(services, 31);
    expect((await purchasesOf(renewing.user)).map(({ status }) => status)).toEqual(['SPENT']);
  });
});

it('a grant cannot be changed, deleted, or revoked twice', async () => {
  const { user } = await subscriber(services, 'month');
  const own = db.selectFrom('grants').select('id').where('user_id', '=', user.id);
  for (const statement of [
    sql`update grants set ends_at = ends_at + interval '1 day' where id in ${own}`,
    sql`update grants set revoked_at = now(), revoked_because = 'ENDED', paid_minor = 0 where id in ${own}`,
    sql`delete from grants where id in ${own}`,
    sql`truncate grants cascade`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('a grant is never changed');
  const revoke = sql`update grants set revoked_at = now(), revoked_because = 'ENDED' where id in ${own}`;
  await db
    .transaction()
    .execute(async (trx) => {
      await revoke.execute(trx);
      await expect(revoke.execute(trx)).rejects.toThrow('a grant is never changed');
      throw new Error('undone');
    })
    .catch(() => undefined);
});
