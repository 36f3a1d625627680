import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { dueCharge } from '../../../../server/commerce/subscriptions/dueCharge.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { toDecimal } from '../../../../src/shared/money.ts';
import { fillWallet, newPerson, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { quotesWith } from '../../support/quotes.ts';
import { extend, plans, subscriber, work } from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, clock, time } = services;
const app = await testApp(services);

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

const quotes = quotesWith(
  app,
  services,
  `total
   Tax { rate tax }
   change { kind }
   next { date amount months days isAutomatic }
   nextAfterTrial { date amount months }
   owned { kind canBuy }`,
);

/** The terms that the payment page shows beside the price. */
const termsFor = async (input: object, user?: User) =>
  (await quotes({ currencyId: usd, ...input }, user)).quote;

/** The next charge that a subscription announces, in the API's format. */
async function dueOf({ id }: User) {
  const due = await dueCharge(db, clock(), id);
  return due && { date: due.date.toISOString(), amount: toDecimal(due.amount, 2) };
}

/** The amount charged for the latest renewal, in minor units. */
async function renewed(userId: string): Promise<number | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('total_minor')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'RENEWAL')
    .where('status', '=', 'PAID')
    .executeTakeFirst();
  return order?.total_minor;
}

/** Creates a promo code for half off a plan. */
const halfOff = (code: string) =>
  db.insertInto('promo_codes').values({ code, percent: 50, active: true }).execute();

describe('the next charge shown for a plan', () => {
  it('is the one that its subscription then announces and makes, even after a promo code', async () => {
    const { caller, user } = await newPerson(services);
    await fillWallet(services, user.id, usd, 5_000);
    await halfOff('HALFMONTH');
    const order = { ...plans.month, currencyId: usd, promoCode: 'HALFMONTH' };
    const terms = await termsFor(order, user);
    expect(terms).toMatchObject({
      total: '6.00',
      next: { amount: '12.00', months: 1, days: null, isAutomatic: true },
      nextAfterTrial: null,
    });
    await pay(services, caller, order, { paymentMethodId: 'balance' });
    const due = await dueOf(user);
    expect(terms).toMatchObject({ next: { amount: due?.amount } });
    await expectSameDay(terms, due?.date);
    time.advance({ days: 32 });
    await work(services);
    expect(await renewed(user.id)).toBe(1_200);
  });

  it('comes at the end of its trial, with the amount that is then due', async () => {
    const { caller, user } = await newPerson(services);
    const terms = await termsFor(plans.year, user);
    expect(terms).toMatchObject({ nextAfterTrial: { amount: '96.00', months: 12 } });
    await pay(services, caller, { ...plans.year, currencyId: usd }, { trial: true });
    const due = await dueOf(user);
    expect(terms).toMatchObject({ nextAfterTrial: { amount: due?.amount } });
    const { nextAfterTrial } = terms as { nextAfterTrial: { date: string } };
    expect(nextAfterTrial.date.slice(0, 10)).toBe(due?.date.slice(0, 10));
  });

  it('comes after the time already paid for the same plan', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 });
    const terms = await termsFor(plans.month, person.user);
    expect(terms).toMatchObject({ change: { kind: 'EXTENSION' }, next: { amount: '12.00' }, owned: null });
    await extend(services, person, 'month');
    await expectSameDay(terms, (await dueOf(person.user))?.date);
  });

  it('is none if the extended subscription has been canceled', async () => {
    const { user } = await subscriber(services, 'month');
    await cancelSubscription(services, user, {});
    expect(await termsFor(plans.month, user)).toMatchObject({ change: { kind: 'EXTENSION' }, next: null });
  });

  it('is none for a plan without an end, and for a product that is not a plan', async () => {
    for (const order of [plans.lifetime, { productId: '2' }])
      expect(await termsFor(order)).toMatchObject({ next: null, nextAfterTrial: null });
  });

  it('is to be paid manually for a guest and for an account with an unverified address', async () => {
    expect(await termsFor(plans.month)).toMatchObject({ next: { isAutomatic: false }, nextAfterTrial: null });
    const { user } = await newPerson(services);
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    expect(await termsFor(plans.month, user)).toMatchObject({ next: { isAutomatic: false } });
  });
});

describe('a plan', () => {
  it('is shown as blocking another one that it cannot change to right now', async () => {
    const { user } = await subscriber(services, 'year');
    expect(await termsFor(plans.month, user)).toMatchObject({ change: { kind: 'DOWNGRADE' }, owned: null });
    // After its end, before the renewal is made.
    services.time.advance({ days: 366 });
    expect(await termsFor(plans.month, user)).toMatchObject({
      change: null,
      owned: { kind: 'OTHER_PLAN', canBuy: false },
      next: null,
    });
  });

  it('without an end is shown as blocking every other', async () => {
    const { user } = await subscriber(services, 'lifetime');
    for (const order of [plans.month, plans.lifetime])
      expect(await termsFor(order, user)).toMatchObject({
        owned: { kind: 'LIFETIME', canBuy: false },
        next: null,
      });
  });
});

/** Checks that a charge falls on a day; only the day, as the purchase is made a moment later. */
async function expectSameDay(terms: unknown, date: string | undefined): Promise<void> {
  const { next } = terms as { next: { date: string } };
  expect(next.date.slice(0, 10)).toBe(date?.slice(0, 10));
}

it('the terms show the included tax for the buyer’s country, like the receipt', async () => {
  const { user } = await newPerson(services);
  const input = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
  expect(await termsFor(input)).toMatchObject({ total: '45.00', Tax: null });
  const { id, code } = await db.selectFrom('countries').selectAll().executeTakeFirstOrThrow();
  await db.updateTable('users').set({ country_id: id }).where('id', '=', user.id).execute();
  const rates = db.insertInto('settings').values([
    { name: 'taxRateBp', value: '1900' },
    { name: `taxRateBp.${code}`, value: '750' },
  ]);
  await rates.execute();
  const [visitor, buyer] = [await termsFor(input), await termsFor(input, user)];
  await db.deleteFrom('settings').where('name', 'like', 'taxRateBp%').execute();
  expect(visitor).toMatchObject({ total: '45.00', Tax: { rate: '19', tax: '7.18' } });
  expect(buyer).toMatchObject({ Tax: { rate: '7.5', tax: '3.14' } });
});
