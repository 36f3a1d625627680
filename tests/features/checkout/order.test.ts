import { expect, it } from 'vitest';
import { createOrderPoller } from '@/features/checkout/result/orderPoller';
import { orderView } from '@/features/checkout/result/orderView';
import type { Order } from '@/features/checkout/types';
import { shownAttempt, shownOrder } from './shownOrder';

const order = (
  status: Order['status'],
  attempt?: NonNullable<Order['Transaction']>['status'],
  redirectUrl: string | null = null,
): Order => shownOrder({ status, ...(attempt && { Transaction: shownAttempt(attempt, { redirectUrl }) }) });

it.each([
  ['paid', order('PAID', 'SUCCEEDED')],
  ['partlyRefunded', order('PAID', 'PARTIALLY_REFUNDED')],
  ['refunded', order('REFUNDED', 'REFUNDED')],
  ['refunded', order('EXPIRED', 'REFUNDED')],
  ['refunded', order('PAID', 'CHARGED_BACK')],
  ['expired', order('EXPIRED', 'EXPIRED')],
  ['unconfirmed', order('CONFIRMED', 'PENDING', '/sandbox/pay/1')],
  ['processing', order('CONFIRMED', 'PENDING')],
  ['processing', order('CONFIRMED', 'PROCESSING')],
  ['processing', order('CONFIRMED', 'SUCCEEDED')],
  ['declined', order('OPEN', 'FAILED')],
  ['unpaid', order('OPEN', 'EXPIRED')],
  ['unpaid', order('OPEN')],
] as const)('the result page shows the order as %s', (view, seen) => {
  expect(orderView(seen)).toBe(view);
});

/** Runs everything that waits only for responses. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A follower whose clock, visibility and responses are controlled by the test. */
function setUp(opening: Order) {
  let now = 0;
  let isAwake = true;
  let next: () => Promise<Order | null> = async () => opening;
  let looks = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  const follower = createOrderPoller(opening, {
    read: () => {
      looks += 1;
      return next();
    },
    now: () => now,
    isAwake: () => isAwake,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  follower.start();
  return {
    follower,
    state: () => follower.store.getState(),
    looks: () => looks,
    answer: (read: () => Promise<Order | null>) => {
      next = read;
    },
    sleep: () => {
      isAwake = false;
    },
    async wake() {
      isAwake = true;
      follower.wake();
      await settle();
    },
    /** Advances time in steps of one second. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        for (const timer of timers) {
          if (timer.at > now) continue;
          timers.delete(timer);
          timer.callback();
        }
        await settle();
      }
    },
  };
}

const processing = order('CONFIRMED', 'PROCESSING');
const paid = order('PAID', 'SUCCEEDED');

it('an order is polled until it is paid', async () => {
  const { answer, pass, state, looks } = setUp(processing);
  await pass(3);
  answer(async () => paid);
  await pass(1);
  expect(state().order.status).toBe('PAID');
  const before = looks();
  await pass(600);
  expect(looks()).toBe(before);
});

it('polling slows down over time', async () => {
  const { pass, looks } = setUp(processing);
  await pass(10);
  const atFirst = looks();
  await pass(600);
  const then = looks();
  await pass(60);
  expect(atFirst).toBeGreaterThanOrEqual(9);
  expect(looks() - then).toBeLessThanOrEqual(2);
});

it('after a minute the order is marked as slow but still polled', async () => {
  const { pass, state, answer } = setUp(processing);
  await pass(59);
  expect(state().isLong).toBe(false);
  await pass(1);
  expect(state().isLong).toBe(true);
  answer(async () => paid);
  await pass(10);
  expect(state().order.status).toBe('PAID');
});

it('polling pauses while the page is hidden or offline, and resumes at once', async () => {
  const { pass, looks, sleep, wake } = setUp(processing);
  sleep();
  await pass(120);
  expect(looks()).toBe(0);
  await wake();
  expect(looks()).toBe(1);
  await pass(10);
  expect(looks()).toBeGreaterThan(1);
});

it('a failed poll is reported and retried', async () => {
  const { pass, state, answer } = setUp(processing);
  answer(() => Promise.reject(new Error('no network')));
  await pass(2);
  expect(state()).toMatchObject({ isDisconnected: true, order: { status: 'CONFIRMED' } });
  answer(async () => paid);
  await pass(2);
  expect(state()).toMatchObject({ isDisconnected: false, order: { status: 'PAID' } });
});

it('a declined order is still polled, because a late success counts', async () => {
  const { pass, state, answer } = setUp(order('OPEN', 'FAILED'));
  answer(async () => paid);
  await pass(19);
  expect(state().order.status).toBe('OPEN');
  await pass(1);
  expect(state().order.status).toBe('PAID');
});
