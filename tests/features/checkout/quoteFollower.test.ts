import { expect, it } from 'vitest';
import type { OrderInput } from '@/data/generated/checkout';
import { createQuoteStore } from '@/features/checkout/quote/quoteStore';
import type { Quote } from '@/features/checkout/types';

const start = Date.parse('2026-11-21T08:00:00.000Z');

const quote = (total: string, facts: Partial<Quote> = {}): Quote => ({
  default: '58.00',
  difference: '0.00',
  total,
  Currency: { id: '1', code: 'USD' },
  AmountRange: null,
  Tax: null,
  quoteId: `quote-${total}`,
  expiresAt: '2026-11-21T08:15:00.000Z',
  isMemberPrice: false,
  memberSaving: null,
  promoCodeAccepted: null,
  change: null,
  next: null,
  nextAfterTrial: null,
  owned: null,
  refundDays: 14,
  Immediate: null,
  ...facts,
});

const reader: OrderInput = { productId: '2', tariffId: 'reader' };
const scholar: OrderInput = { productId: '2', tariffId: 'scholar' };

interface Asked {
  readonly input: OrderInput;
  readonly signal: AbortSignal;
  answer(quote: Quote): Promise<void>;
  fail(code: 'NETWORK' | 'BAD_USER_INPUT'): Promise<void>;
}

/** A follower whose requests are answered by the test, and whose clock the test moves. */
function setUp(opening?: { input: OrderInput; quote: Quote }) {
  const asked: Asked[] = [];
  const timers = new Set<{ at: number; callback: () => void }>();
  let now = start;
  const follower = createQuoteStore({
    opening,
    check(input, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Quote>();
      asked.push({
        input,
        signal,
        async answer(value) {
          resolve(value);
          await promise;
        },
        async fail(code) {
          reject(new Error(code));
          await promise.catch(() => undefined);
        },
      });
      return promise;
    },
    failureOf: (error) => ({
      code: error instanceof Error && error.message === 'NETWORK' ? 'NETWORK' : 'BAD_USER_INPUT',
      fields: {},
    }),
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.callback();
    }
  };
  const question = (index: number): Asked => {
    const found = asked[index];
    if (!found) throw new Error(`Question ${index} was not asked`);
    return found;
  };
  return { follower, asked, question, pass, state: () => follower.store.getState() };
}

it('the latest request wins when an earlier response arrives later', async () => {
  const { follower, question, state } = setUp();
  follower.follow(reader);
  follower.follow(scholar);
  await question(1).answer(quote('45.00'));
  await question(0).answer(quote('24.00'));
  expect(state()).toMatchObject({ quote: { total: '45.00' }, pending: false });
  expect(question(0).signal.aborted).toBe(true);
});

it('the previous quote stays while the next one is loading', async () => {
  const { follower, question, state } = setUp();
  follower.follow(reader);
  await question(0).answer(quote('24.00'));
  follower.follow(scholar);
  expect(state()).toMatchObject({ quote: { total: '24.00' }, pending: true });
});

it('the quote that came with the page is used for its selection without a request', () => {
  const { follower, asked, state } = setUp({ input: scholar, quote: quote('45.00') });
  expect(state()).toMatchObject({ quote: { total: '45.00' }, pending: false });
  follower.follow(scholar);
  expect(asked).toHaveLength(0);
});

it('returning to the last quoted selection sends nothing and drops the request in flight', async () => {
  const { follower, asked, question, state } = setUp({ input: scholar, quote: quote('45.00') });
  follower.follow(scholar);
  follower.follow(reader);
  follower.follow({ ...scholar });
  await question(0).answer(quote('24.00'));
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ quote: { total: '45.00' }, pending: false });
});

it('a quote is renewed a minute before it expires, without showing it as loading', () => {
  const { follower, asked, pass, state } = setUp({ input: scholar, quote: quote('45.00') });
  follower.follow(scholar);
  pass(14 * 60_000 - 1);
  expect(asked).toHaveLength(0);
  pass(1);
  expect(asked).toHaveLength(1);
  expect(state().pending).toBe(false);
});

it('a renewed quote with another total says what the total was before', async () => {
  const { follower, question, pass, state } = setUp({ input: scholar, quote: quote('45.00') });
  follower.follow(scholar);
  pass(14 * 60_000);
  await question(0).answer(quote('58.00'));
  expect(state()).toMatchObject({ changedFrom: '45.00', quote: { total: '58.00' } });
});

it('a different selection with another total is not a price change', async () => {
  const { follower, question, state } = setUp({ input: scholar, quote: quote('45.00') });
  follower.follow(scholar);
  follower.follow(reader);
  await question(0).answer(quote('24.00'));
  expect(state().changedFrom).toBeUndefined();
});

it('a failed request is retried with increasing delays', async () => {
  const { follower, asked, question, pass, state } = setUp();
  follower.follow(reader);
  await question(0).fail('NETWORK');
  expect(state()).toMatchObject({ pending: false, failure: { code: 'NETWORK' } });
  pass(2000);
  expect(asked).toHaveLength(2);
  await question(1).fail('NETWORK');
  pass(2000);
  expect(asked).toHaveLength(2);
  pass(2000);
  await question(2).answer(quote('24.00'));
  expect(state()).toMatchObject({ failure: undefined, quote: { total: '24.00' } });
});

it('a failed request never passes the quote of another selection off as its own', async () => {
  const { follower, question, pass, state } = setUp({ input: reader, quote: quote('24.00') });
  follower.follow(reader);
  follower.follow(scholar);
  await question(0).fail('NETWORK');
  expect(state()).toMatchObject({ quote: { total: '24.00' }, pending: true, failure: { code: 'NETWORK' } });
  pass(2000);
  await question(1).answer(quote('45.00'));
  expect(state()).toMatchObject({ quote: { total: '45.00' }, pending: false, failure: undefined });

  // A failed renewal leaves the quote that is still this selection's.
  follower.renew();
  await question(2).fail('NETWORK');
  expect(state()).toMatchObject({ quote: { total: '45.00' }, pending: false });
});

it('a selection that the server rejects is not retried', async () => {
  const { follower, asked, question, pass } = setUp();
  follower.follow(reader);
  await question(0).fail('BAD_USER_INPUT');
  pass(3_600_000);
  expect(asked).toHaveLength(1);
});

it('coming back to the page retries a failed request at once, and sends nothing otherwise', async () => {
  const { follower, asked, question } = setUp();
  follower.follow(reader);
  await question(0).fail('NETWORK');
  follower.refreshIfDue();
  expect(asked).toHaveLength(2);
  await question(1).answer(quote('24.00'));
  follower.refreshIfDue();
  expect(asked).toHaveLength(2);
});

it('a stopped follower sends no more requests', () => {
  const { follower, asked, pass } = setUp({ input: scholar, quote: quote('45.00') });
  follower.follow(scholar);
  follower.stop();
  pass(3_600_000);
  follower.refreshIfDue();
  expect(asked).toHaveLength(0);
});
