import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../../server/commerce/subscriptions/cancel.ts';
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

/** What the payment page says beside the price. */
const termsFor = async (input: object, user?: User) =>
  (await quotes({ currencyId: usd, ...input }, user)).quote;

/** The next charge that a subscription says it will make, as the contract writes it. */
async function dueOf({ id }: User) {
  const due = await dueCharge(db, clock(), id);
  return due && { date: due.date.toISOString(), amount: toDecimal(due.amount, 2) };
}

/** The amount that the next renewal was charged, in minor units. */
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

/** Has a promo code take half off a plan. */
const halfOff = (code: string) =>
  db.insertInto('promo_codes').values({ code, percent: 50, active: true }).execute();

describe('the charge that follows a plan', () => {
  it('is the one that its subscription then says and makes, after a promo code too', async () => {
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

  it('of its trial is at the end of that, and is what is then due', async () => {
    const { caller, user } = await newPerson(services);
    const terms = await termsFor(plans.year, user);
    expect(terms).toMatchObject({ nextAfterTrial: { amount: '96.00', months: 12 } });
    await pay(services, caller, { ...plans.year, currencyId: usd }, { trial: true });
    const due = await dueOf(user);
    expect(terms).toMatchObject({ nextAfterTrial: { amount: due?.amount } });
    const { nextAfterTrial } = terms as { nextAfterTrial: { date: string } };
    expect(nextAfterTrial.date.slice(0, 10)).toBe(due?.date.slice(0, 10));
  });

  it('comes behind what the same plan is paid for until', async () => {
    const person = await subscriber(services, 'month', { left: 1_200 });
    const terms = await termsFor(plans.month, person.user);
    expect(terms).toMatchObject({ change: { kind: 'EXTENSION' }, next: { amount: '12.00' }, owned: null });
    await extend(services, person, 'month');
    await expectSameDay(terms, (await dueOf(person.user))?.date);
  });

  it('is none where the subscription that is extended is to end', async () => {
    const { user } = await subscriber(services, 'month');
    await cancelSubscription(services, user, {});
    expect(await termsFor(plans.month, user)).toMatchObject({ change: { kind: 'EXTENSION' }, next: null });
  });

  it('is none for a plan without an end, and for what is no plan', async () => {
    for (const order of [plans.lifetime, { productId: '2' }])
      expect(await termsFor(order)).toMatchObject({ next: null, nextAfterTrial: null });
  });

  it('is asked for by mail of a guest, and of an account whose address is not proven', async () => {
    expect(await termsFor(plans.month)).toMatchObject({ next: { isAutomatic: false }, nextAfterTrial: null });
    const { user } = await newPerson(services);
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    expect(await termsFor(plans.month, user)).toMatchObject({ next: { isAutomatic: false } });
  });
});

describe('a plan', () => {
  it('is said to be in the way of another that it cannot change to now', async () => {
    const { user } = await subscriber(services, 'year');
    expect(await termsFor(plans.month, user)).toMatchObject({ change: { kind: 'DOWNGRADE' }, owned: null });
    // At its end, before the renewal is made.
    services.time.advance({ days: 366 });
    expect(await termsFor(plans.month, user)).toMatchObject({
      change: null,
      owned: { kind: 'OTHER_PLAN', canBuy: false },
      next: null,
    });
  });

  it('without an end is said to be in the way of every other', async () => {
    const { user } = await subscriber(services, 'lifetime');
    for (const order of [plans.month, plans.lifetime])
      expect(await termsFor(order, user)).toMatchObject({
        owned: { kind: 'LIFETIME', canBuy: false },
        next: null,
      });
  });
});

/** Whether a charge that was said is on a day: the purchase is made a moment later. */
async function expectSameDay(terms: unknown, date: string | undefined): Promise<void> {
  const { next } = terms as { next: { date: string } };
  expect(next.date.slice(0, 10)).toBe(date?.slice(0, 10));
}

it('says the tax that the price includes, by the country of the buyer, as the receipt will', async () => {
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
