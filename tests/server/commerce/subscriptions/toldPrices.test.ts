import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancelChange, previewChange } from '../../../../server/commerce/billing/change.ts';
import { payOverdue } from '../../../../server/commerce/billing/pay.ts';
import { fillWallet, newAccount, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import {
  addPlan,
  addTariff,
  changePlan,
  choiceProblems,
  lifeOf,
  nextOf,
  renewalsOf,
  setPrice,
} from '../../support/renewalSupport.ts';
import { extend, subscriber, subscriptionOf } from '../../support/subscriptionSupport.ts';
import { transactionOf } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;
const { live, work, mails } = lifeOf(services);
const day = 86_400_000;

// Each life begins without the jobs of earlier ones, whose months would go on in it.
beforeEach(() => db.deleteFrom('jobs').execute());

afterEach(async () => {
  await setPrice(services, 'plan-month', usd, 1_200);
  const problems = await choiceProblems(services);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** A new plan of some days, and an account with money that has it. */
async function memberOf(days: number, price = 500) {
  const plan = `plan of ${randomUUID()}`;
  const bought = await addPlan(services, plan, { days, currency: usd, price });
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 1_000_00);
  await pay(services, caller, bought, { paymentMethodId: 'balance' });
  return { plan, bought, caller, user: caller.user };
}
const archive = (tariffId: string) =>
  db.updateTable('tariffs').set({ archived_at: clock() }).where('id', '=', tariffId).execute();
/** The days from an email until the day that it names. */
const isAhead = (date: unknown, days: number): boolean =>
  new Date(String(date)).getTime() >= clock().getTime() + days * day;

it('a planned plan whose price is gone costs what was told for it', async () => {
  const { user } = await subscriber(services, 'month', { left: 300_00 });
  await changePlan(services, user, 'year');
  await live(10);
  const [gone] = await db
    .deleteFrom('prices')
    .where('tariff_id', '=', 'plan-year')
    .where('currency_id', '=', usd)
    .returningAll()
    .execute();
  await live(25);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'year', total: 9_600 }]);
  if (gone) await db.insertInto('prices').values(gone).execute();
});

it('after dropping a change while the renewal is overdue, the plan one has is charged', async () => {
  const { user } = await subscriber(services, 'month');
  await changePlan(services, user, 'year');
  await live(32);
  await cancelChange(services, user);
  await work();
  expect(mails(user, 'subscriptionChanged').at(-1)).toMatchObject({
    what: 'CHANGE_DROPPED',
    charge: { amount: '12.00' },
  });
  await fillWallet(services, user.id, usd, 200_00);
  await live(4);
  expect(await renewalsOf(services, user)).toMatchObject([{ plan: 'month', total: 1_200, status: 'PAID' }]);
});

it('and so it is when paid by hand', async () => {
  const { user } = await subscriber(services, 'month');
  await changePlan(services, user, 'year');
  await live(32);
  await cancelChange(services, user);
  await fillWallet(services, user.id, usd, 200_00);
  const { transactionId } = await payOverdue(services, user, {
    paymentMethodId: 'balance',
    idempotencyKey: randomUUID(),
  });
  expect((await transactionOf(services, transactionId)).amount_minor).toBe(1_200);
});

it.each([1, 3, 7, 14])(
  'a plan of %i days is raised in price at least a week after that was told',
  async (days) => {
    const { bought, user } = await memberOf(days);
    await setPrice(services, bought.tariffId, usd, 800);
    let toldAt: Date | undefined;
    let holdsFrom: unknown;
    for (let passed = 0; passed < days + 17; passed++) {
      await live(1);
      const raised = mails(user, 'renewalReminder').find(({ amount }) => amount === '8.00');
      if (raised && !toldAt) [toldAt, holdsFrom] = [clock(), raised['date']];
      if (raised && toldAt?.getTime() === clock().getTime()) expect(isAhead(raised['date'], 7)).toBe(true);
      const totals = (await renewalsOf(services, user)).map(({ total }) => total);
      if (!toldAt || clock() < new Date(String(holdsFrom)))
        expect(totals.every((each) => each === 500)).toBe(true);
    }
    expect((await renewalsOf(services, user)).at(-1)).toMatchObject({ total: 800, status: 'PAID' });
  },
);

it('a raise of a month that comes after its reminder is told for the period after', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  await live(25);
  await setPrice(services, 'plan-month', usd, 3_000);
  await live(40);
  expect((await renewalsOf(services, user)).map(({ total }) => total)).toEqual([1_200, 3_000]);
  expect(mails(user, 'renewalReminder').map(({ amount }) => amount)).toEqual(['12.00', '30.00']);
});

it('a price that a reminder named is not exceeded, even if the sale that made it ends early', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  await db
    .updateTable('prices')
    .set({ sale_minor: 1_000 })
    .where('tariff_id', '=', 'plan-month')
    .where('currency_id', '=', usd)
    .execute();
  await live(24);
  expect(mails(user, 'renewalReminder').at(-1)).toMatchObject({ amount: '10.00' });
  expect(await subscriptionOf(services, user)).toMatchObject({ told_minor: 1_000 });
  await db.updateTable('prices').set({ sale_minor: null }).where('tariff_id', '=', 'plan-month').execute();
  await live(8);
  expect(await renewalsOf(services, user)).toMatchObject([{ total: 1_000 }]);
  expect(await nextOf(services, user)).toMatchObject({ amount: 1_200 });
});

it('a renewal of a tariff renews that tariff, not the cheapest', async () => {
  const { plan, bought } = await memberOf(30);
  await addTariff(services, plan, `${plan}-2`, { currency: usd, price: 900, position: 2 });
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 100_00);
  await pay(services, caller, { ...bought, tariffId: `${plan}-2` }, { paymentMethodId: 'balance' });
  expect(await subscriptionOf(services, caller.user)).toMatchObject({ told_minor: 900 });
  await live(32);
  expect(await renewalsOf(services, caller.user)).toMatchObject([{ tariff: `${plan}-2`, total: 900 }]);
});

it('an archived tariff is replaced by another one of the plan only if that was told a week before', async () => {
  const { plan, bought, user } = await memberOf(30);
  await addTariff(services, plan, `${plan}-2`, { currency: usd, price: 900, position: 2 });
  await live(10);
  await archive(bought.tariffId);
  expect(await nextOf(services, user)).toMatchObject({ amount: 900 });
  await live(22);
  expect(mails(user, 'renewalReminder')).toMatchObject([{ amount: '9.00' }]);
  expect(await renewalsOf(services, user)).toMatchObject([
    { tariff: `${plan}-2`, total: 900, status: 'PAID' },
  ]);
});

it('a tariff that is archived after the reminder is not charged, and the mail says why it ended', async () => {
  const { plan, bought, user } = await memberOf(30);
  await addTariff(services, plan, `${plan}-2`, { currency: usd, price: 900, position: 2 });
  await live(25);
  await archive(bought.tariffId);
  expect(await nextOf(services, user)).toBeUndefined();
  await live(7);
  expect(await renewalsOf(services, user)).toEqual([]);
  expect(await subscriptionOf(services, user)).toMatchObject({ status: 'CANCELED', stop_reason: 'archived' });
  expect(mails(user, 'subscriptionEnded')).toMatchObject([{ notSold: true, unpaid: false }]);
});

it('a plan that is not sold any more ends with its time, as its owner is told before', async () => {
  const { plan, user } = await memberOf(30);
  await live(10);
  await db.updateTable('plans').set({ active: false }).where('id', '=', plan).execute();
  await live(13);
  expect(mails(user, 'renewalReminder')).toEqual([]);
  expect(mails(user, 'subscriptionChanged').at(-1)).toMatchObject({ what: 'NOT_SOLD', charge: null });
  await live(10);
  expect(await renewalsOf(services, user)).toEqual([]);
  expect(mails(user, 'subscriptionEnded')).toMatchObject([{ notSold: true }]);
});

it('a tariff that is archived right after it was extended is told anew in the same currency', async () => {
  const { plan, bought, caller, user } = await memberOf(30);
  await addTariff(services, plan, `${plan}-2`, { currency: usd, price: 700, position: 2 });
  const { id: changeId } = await previewChange(services, user, plan);
  await pay(services, caller, bought, { paymentMethodId: 'balance', changeId });
  await archive(bought.tariffId);
  expect(await nextOf(services, user)).toEqual({ plan, amount: 700, currency: usd });
});

it('a blocked account is told of nothing and charged nothing', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  await live(5);
  await db.updateTable('users').set({ blocked_at: clock() }).where('id', '=', user.id).execute();
  expect(await nextOf(services, user)).toBeUndefined();
  await live(30);
  for (const template of ['renewalReminder', 'subscriptionChanged', 'subscriptionEnded'])
    expect(mails(user, template)).toEqual([]);
  expect(await renewalsOf(services, user)).toEqual([]);
});

it('no reminder names a day that is over', async () => {
  const { user } = await subscriber(services, 'month', { left: 900_00 });
  services.time.advance({ days: 33 });
  await work();
  expect(mails(user, 'renewalReminder')).toEqual([]);
  expect(await renewalsOf(services, user)).toMatchObject([{ total: 1_200, status: 'PAID' }]);
});

it('time that was bought after the reminder of a raise is followed by the raised price', async () => {
  const person = await subscriber(services, 'month', { left: 900_00 });
  await live(5);
  await setPrice(services, 'plan-month', usd, 1_500);
  await live(19);
  expect(mails(person.user, 'renewalReminder').at(-1)).toMatchObject({ amount: '15.00' });
  await extend(services, person, 'month');
  expect(await nextOf(services, person.user)).toMatchObject({ amount: 1_500 });
});
