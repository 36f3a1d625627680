import { afterEach, expect, it } from 'vitest';
import { processSubscription } from '../../../../server/commerce/billing/due.ts';
import { dueCharge, overdue } from '../../../../server/commerce/subscriptions/dueCharge.ts';
import { setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { testServices } from '../../support/harness.ts';
import { changePlan } from '../../support/renewalSupport.ts';
import {
  keepCard,
  mailsTo,
  later,
  plans,
  priceOf,
  subscriber,
  subscriptionOf,
  type PlanName,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, clock } = services;
const { user: someone, currency } = await subscriber(services, 'month');
const prices = {
  month: await priceOf(services, 'month', currency),
  year: await priceOf(services, 'year', currency),
};

const setPrice = (plan: PlanName, price: number) =>
  db
    .updateTable('prices')
    .set({ default_minor: price })
    .where('tariff_id', '=', plans[plan].tariffId)
    .where('currency_id', '=', currency)
    .execute();
afterEach(async () => {
  await setPrice('month', prices.month);
  await setPrice('year', prices.year);
});

it('an overdue charge costs what its order says, even after a price change and the last retry', async () => {
  await later(services, 30);
  await setPrice('month', 500);
  expect(await dueCharge(db, clock(), someone.id)).toMatchObject({ amount: 1_200, plan: { id: 'month' } });
  await later(services, 2);
  expect(await dueCharge(db, clock(), someone.id)).toBeUndefined();
  const subscription = await subscriptionOf(services, someone);
  expect(subscription.status).toBe('PAST_DUE');
  expect(await overdue(db, clock(), subscription)).toMatchObject({ amount: 1_200, plan: { id: 'month' } });
});

it('a plan that lost its price in the currency renews at the announced price', async () => {
  const { user } = await subscriber(services, 'month');
  const lost = await db
    .deleteFrom('prices')
    .where('tariff_id', '=', plans.month.tariffId)
    .where('currency_id', '=', currency)
    .returningAll()
    .executeTakeFirstOrThrow();
  try {
    expect(await dueCharge(db, clock(), user.id)).toMatchObject({ amount: 1_200 });
  } finally {
    await db.insertInto('prices').values(lost).execute();
  }
});

it('the reminder of a planned change has the plan, date and price of the next charge', async () => {
  const { user } = await subscriber(services, 'month');
  await changePlan(services, user, 'year');
  await setPrice('year', 9_000);
  services.time.advance({ days: 24 });
  await processSubscription(services, (await subscriptionOf(services, user)).id);
  const due = await dueCharge(db, clock(), user.id);
  expect(due).toMatchObject({ amount: 9_000, plan: { id: 'year' } });
  const mails = (await mailsTo(services, user)).filter(({ template }) => template === 'renewalReminder');
  expect(mails.map(({ data }) => data)).toEqual([
    expect.objectContaining({ amount: '90.00', planTitle: 'Yearly', date: due?.date.toISOString() }),
  ]);
});

/** The reminders sent three days before a trial ends, after its owner did something. */
async function trialReminders(options: { left?: number }, prepare?: (user: User) => Promise<unknown>) {
  const { user } = await subscriber(services, 'year', { trial: true, ...options });
  await prepare?.(user);
  services.time.advance({ days: 11 });
  const { id } = await subscriptionOf(services, user);
  await processSubscription(services, id);
  await processSubscription(services, id);
  const mails = await mailsTo(services, user);
  return mails.filter(({ template }) => template === 'trialEnding').map(({ data }) => data['isCovered']);
}

it('the reminder of a trial without a way to pay says so, once', async () => {
  expect(await trialReminders({})).toEqual([false]);
});

it('the reminder of a trial says what will be charged if the wallet holds enough', async () => {
  expect(await trialReminders({ left: 9_600 })).toEqual([true]);
  expect(await trialReminders({ left: 9_599 })).toEqual([false]);
});

it('the reminder of a trial says what will be charged if a card is saved', async () => {
  const withCard = async (user: User) => setMethod(services, user, await keepCard(services, user));
  expect(await trialReminders({}, withCard)).toEqual([true]);
});
