import { describe, expect, it } from 'vitest';
import { checkLedger } from '../../server/ledger/check.ts';
import { cancelSubscription } from '../../server/subscriptions/cancel.ts';
import { changeSubscription } from '../../server/subscriptions/change.ts';
import { setMethod } from '../../server/subscriptions/methods.ts';
import { startSubscription } from '../../server/subscriptions/start.ts';
import { pay } from './checkoutSupport.ts';
import { testServices, type TestServices } from './harness.ts';
import {
  chargesOf,
  happenings,
  keepCard,
  subscriber,
  subscriptionOf,
  work,
  type Subscriber,
} from './subscriptionSupport.ts';

const services = await testServices();
const { db, time } = services;
const day = 86_400_000;

/** A person of every kind, and where a year leaves them; charges are those made for renewals. */
interface Fate {
  readonly make: (on: TestServices) => Promise<Subscriber>;
  readonly status: 'ACTIVE' | 'CANCELED';
  readonly reason: string | null;
  readonly succeeded: number;
  readonly failed: number;
  /** Days after the start that access ends or ended; null without an end. */
  readonly ends: number | null;
}

const fates: Record<string, Fate> = {
  'a rich month': {
    make: (on) => subscriber(on, 'month', { left: 100_000 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 12,
    failed: 0,
    ends: 390,
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
    ends: 390,
  },
  'a month with money for three more': {
    make: (on) => subscriber(on, 'month', { left: 3_700 }),
    status: 'CANCELED',
    reason: 'unpaid',
    succeeded: 3,
    // At the end and two days after it; the grace is five days.
    failed: 2,
    ends: 125,
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
    ends: 35,
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
    ends: 30,
  },
  'a trial without money': {
    make: (on) => subscriber(on, 'year', { trial: true }),
    status: 'CANCELED',
    reason: 'unpaid',
    succeeded: 0,
    failed: 4,
    ends: 28,
  },
  'a trial with money': {
    make: (on) => subscriber(on, 'year', { trial: true, left: 9_600 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: 379,
  },
  'a year': {
    make: (on) => subscriber(on, 'year', { left: 9_600 }),
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: 730,
  },
  'a month that becomes a year': {
    async make(on) {
      const person = await subscriber(on, 'month', { left: 9_600 });
      await changeSubscription(on, person.user, {
        idempotencyKey: `to-a-year-${person.user.id}`,
        planId: 'year',
        total: '0.00',
      });
      return person;
    },
    status: 'ACTIVE',
    reason: null,
    succeeded: 1,
    failed: 0,
    ends: 395,
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

/** Everybody's year, from a day on that is followed by a leap day, and by changes of the clock in most time zones. */
async function everybody(): Promise<[string, Fate, Subscriber, Date][]> {
  const people: [string, Fate, Subscriber, Date][] = [];
  for (const [name, fate] of Object.entries(fates))
    people.push([name, fate, await fate.make(services), services.clock()]);
  return people;
}

/** Two copies of the server at once. */
const twoCopies = () => Promise.all([work(services), work(services)]);

async function check(people: readonly [string, Fate, Subscriber, Date][]) {
  const histories: Record<string, string[]> = {};
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
      ends: end && (end.getTime() - start.getTime()) / day,
    }).toEqual({
      name,
      status: fate.status,
      reason: fate.reason,
      succeeded: fate.succeeded,
      failed: fate.failed,
      others: [],
      ends: fate.ends,
    });
    histories[name] = await happenings(services, user);
  }
  return histories;
}

describe('a year', () => {
  const told: Record<string, string[]>[] = [];

  it('day by day leaves everybody where they belong', async () => {
    const people = await everybody();
    for (let passed = 0; passed < 366; passed += 1) {
      time.advance({ days: 1 });
      await twoCopies();
    }
    told.push(await check(people));
    expect(await checkLedger(db)).toEqual([]);
  }, 120_000);

  it('in one jump leaves them at the same place, by the same way', async () => {
    const people = await everybody();
    time.advance({ days: 366 });
    await twoCopies();
    await twoCopies();
    told.push(await check(people));
    expect(told[1]).toEqual(told[0]);
    expect(await checkLedger(db)).toEqual([]);
  }, 120_000);

  it('with a clock that stands still changes nothing', async () => {
    const people = await everybody();
    const before = await db.selectFrom('subscription_events').select('id').execute();
    for (let round = 0; round < 5; round += 1) await twoCopies();
    expect(await db.selectFrom('subscription_events').select('id').execute()).toHaveLength(before.length);
    for (const [, , { user }] of people) expect(await chargesOf(services, user)).toEqual([]);
  }, 60_000);
});

it('a subscription that somebody else paid for does not renew by itself', async () => {
  const { user, caller } = await subscriber(services, 'lifetime');
  await db.updateTable('subscriptions').set({ status: 'CANCELED' }).where('user_id', '=', user.id).execute();
  const { orderId } = await pay(services, caller, { productId: '6' });
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => startSubscription(trx, services, order, 'month', { renew: false }));
  expect(await subscriptionOf(services, user)).toMatchObject({ plan_id: 'month', renew: false });
});
