import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../../server/commerce/checkout/cancelPlan.ts';
import { changeSubscription, previewChange } from '../../../../server/commerce/billing/change.ts';
import { setMethod } from '../../../../server/commerce/subscriptions/methods.ts';
import { startSubscription } from '../../../../server/commerce/subscriptions/start.ts';
import { newAccount, pay, ledgerProblems } from '../../support/checkoutSupport.ts';
import { testServices, type TestServices } from '../../support/harness.ts';
import {
  chargesOf,
  keepCard,
  subscriber,
  subscriptionOf,
  work,
  type Subscriber,
} from '../../support/subscriptionSupport.ts';

const services = await testServices();
const { db, time } = services;

/** A kind of subscriber, and where a year leaves them; the counts are of charges for renewals. */
interface Fate {
  readonly make: (on: TestServices) => Promise<Subscriber>;
  readonly status: 'ACTIVE' | 'CANCELED';
  readonly reason: string | null;
  readonly succeeded: number;
  readonly failed: number;
  /** How long after the start access ends or ended; null without an end. */
  readonly ends: { readonly months?: number; readonly days?: number } | null;
}

const fates: Record<string, Fate> = {
  'a rich month': {
    make: (on) => subscriber(on, 'month', { left: 100_000 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 12,
    failed: 0,
    ends: { months: 13 },
  },
  'a month with a card': {
    async make(on) {
      const person = await subscriber(on, 'month');
      await setMethod(on, person.user, await keepCard(on, person.user));
      return person;
    },
    status: 'ACTIVE',
    reason: null,
    succeeded: 12,
    failed: 0,
    ends: { months: 13 },
  },
  'a month with money for three more': {
    make: (on) => subscriber(on, 'month', { left: 3_700 }),
    status: 'CANCELED',
    reason: 'unpaid',
    succeeded: 3,
    // At the end and two days after it; the grace period is five days.
    failed: 2,
    ends: { months: 4, days: 5 },
  },
  'a month with a card that declines': {
    async make(on) {
      const person = await subscriber(on, 'month');
      await setMethod(on, person.user, await keepCard(on, person.user, { declines: true }));
      return person;
    },
    status: 'CANCELED',
    reason: 'unpaid',
    succeeded: 0,
    failed: 2,
    ends: { months: 1, days: 5 },
  },
  'a month that was canceled': {
    async make(on) {
      const person = await subscriber(on, 'month', { left: 100_000 });
      await cancelSubscription(on, person.user, { reason: 'enough' });
      return person;
    },
    status: 'CANCELED',
    reason: 'enough',
    succeeded: 0,
    failed: 0,
    ends: { months: 1 },
  },
  'a trial without money': {
    make: (on) => subscriber(on, 'year', { trial: true }),
    status: 'CANCELED',
    reason: 'unpaid',
    succeeded: 0,
    failed: 0,
    ends: { days: 14 },
  },
  'a trial with money': {
    make: (on) => subscriber(on, 'year', { trial: true, left: 9_600 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: { months: 12, days: 14 },
  },
  'a year': {
    make: (on) => subscriber(on, 'year', { left: 9_600 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: { months: 24 },
  },
  'a month that becomes a year': {
    async make(on) {
      const person = await subscriber(on, 'month', { left: 9_600 });
      await changeSubscription(on, person.user, {
        idempotencyKey: `to-a-year-${person.user.id}`,
        planId: 'year',
        changeId: (await previewChange(on, person.user, 'year')).id,
      });
      return person;
    },
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: { months: 13 },
  },
  'a lifetime': {
    make: (on) => subscriber(on, 'lifetime'),
    status: 'ACTIVE',
    reason: null,
    succeeded: 0,
    failed: 0,
    ends: null,
  },
};

/** Creates all of them; the year ahead includes a leap day and the clock changes of most time zones. */
async function everybody(): Promise<[string, Fate, Subscriber, Date][]> {
  const people: [string, Fate, Subscriber, Date][] = [];
  for (const [name, fate] of Object.entries(fates))
    people.push([name, fate, await fate.make(services), services.clock()]);
  return people;
}

function after(start: Date, { months = 0, days = 0 }: { months?: number; days?: number }): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** Two copies of the server working concurrently. */
const twoCopies = () => Promise.all([work(services), work(services)]);

async function check(people: readonly [string, Fate, Subscriber, Date][]) {
  for (const [name, fate, { user }, start] of people) {
    const subscription = await subscriptionOf(services, user);
    const charges = await chargesOf(services, user);
    const end = subscription.status === 'CANCELED' ? subscription.ended_at : subscription.active_end_date;
    expect({
      name,
      status: subscription.status,
      reason: subscription.stop_reason,
      succeeded: charges.filter((status) => status === 'SUCCEEDED').length,
      failed: charges.filter((status) => status === 'FAILED').length,
      others: charges.filter((status) => status !== 'SUCCEEDED' && status !== 'FAILED'),
      ends: end?.toISOString() ?? null,
    }).toEqual({
      name,
      status: fate.status,
      reason: fate.reason,
      succeeded: fate.succeeded,
      failed: fate.failed,
      others: [],
      ends: fate.ends && after(start, fate.ends).toISOString(),
    });
  }
}

describe('a year', () => {
  it('worked through day by day leaves every kind of subscriber in the right state', async () => {
    const people = await everybody();
    for (let passed = 0; passed < 366; passed += 1) {
      time.advance({ days: 1 });
      await twoCopies();
    }
    await check(people);
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('of outage is charged once, for a period from the day that the site is back', async () => {
    const people = await everybody();
    time.advance({ days: 366 });
    await twoCopies();
    await twoCopies();
    const back = services.clock();
    for (const [name, { succeeded }, { user }] of people) {
      const charges = await chargesOf(services, user);
      expect({ name, charges: charges.filter((status) => status === 'SUCCEEDED').length }).toEqual({
        name,
        charges: Math.min(1, succeeded),
      });
    }
    const [, , rich] = people[0] ?? [];
    expect(rich && (await subscriptionOf(services, rich.user)).active_end_date).toEqual(
      after(back, { months: 1 }),
    );
    expect(await ledgerProblems(services)).toEqual([]);
  });

  it('without any time passing changes nothing', async () => {
    const people = await everybody();
    const before = await db.selectFrom('subscription_events').select('id').execute();
    for (let round = 0; round < 5; round += 1) await twoCopies();
    expect(await db.selectFrom('subscription_events').select('id').execute()).toHaveLength(before.length);
    for (const [, , { user }] of people) expect(await chargesOf(services, user)).toEqual([]);
  });
});

it('a gifted subscription does not renew by itself', async () => {
  const caller = await newAccount(services);
  const { user } = caller;
  const { orderId } = await pay(services, caller, { productId: '6' });
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) => startSubscription(trx, services, order, 'month', { payerId: order.user_id }));
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'month', renew: false });
});
