import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { claimByReadingBack } from '@/features/checkout/attempt/claim';
import { createTabQueue } from '@/features/checkout/attempt/withLock';
import { pay, payAgain, type PayDeps, type PayOutcome } from '@/features/checkout/attempt/pay';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import { createBrowser, createPaymentServer, patron, wanted, type PaymentServer } from './checkoutFakes';

let server: PaymentServer;
let browser: ReturnType<typeof createBrowser>;
let tab: PayDeps;

beforeEach(() => {
  server = createPaymentServer();
  browser = createBrowser(server);
  tab = browser.openTab();
});

const press = (body: PaymentBody = wanted(), from = tab, passedOrderId?: string): Promise<PayOutcome> =>
  pay(from, { productId: '2', wanted: body, passedOrderId });

it('a guest is sent to the provider, and the new guest token is stored', async () => {
  expect(await press()).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(browser.onGuestToken).toHaveBeenCalledWith('guest-token');
});

it('the idempotency key and the body are stored before the request is sent', async () => {
  let stored: unknown;
  const watching = browser.openTab({
    send: (key, body) => {
      stored = browser.attempts.read('2')?.request;
      return server.send(key, body);
    },
  });
  await press(wanted(), watching);
  expect(stored).toMatchObject({ state: 'SENT', bodies: [wanted()] });
});

it('twenty concurrent clicks make one order', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => press()));
  expect(server.orders).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
});

it('two tabs that pay at the same moment make one order', async () => {
  const [one, two] = await Promise.all([press(), press(wanted({ quoteId: 'quote-2' }), browser.openTab())]);
  expect(server.orders).toHaveLength(1);
  expect(two).toEqual(one);
});

it('two tabs without a shared lock make one order', async () => {
  // Each tab has its own queue; both read before either has written.
  const bothWrote = Promise.withResolvers<void>();
  let written = 0;
  const pause = () => {
    written += 1;
    if (written === 2) bothWrote.resolve();
    return bothWrote.promise;
  };
  const claim = claimByReadingBack(browser.attempts, pause);
  const tabs = [1, 2].map(() => browser.openTab({ withLock: createTabQueue(), claim }));
  const outcomes = await Promise.all(tabs.map((each) => press(wanted(), each)));
  expect(server.orders).toHaveLength(1);
  expect(outcomes[0]).toEqual(outcomes[1]);
});

it.each(['lostBefore', 'lostAfter'] as const)(
  'a request that is %s is repeated with the same key and body',
  async (trouble) => {
    server.troubles.push(trouble);
    expect(await press()).toEqual({ kind: 'lost' });
    expect(await press(wanted({ quoteId: 'quote-renewed', language: 'de' }))).toMatchObject({
      kind: 'redirect',
    });
    const [first, second] = server.send.mock.calls;
    expect(second).toEqual(first);
    expect(server.orders).toHaveLength(1);
  },
);

it('a lost request can be retried without filling the form in again', async () => {
  server.troubles.push('lostAfter');
  await press();
  expect(await payAgain(browser.openTab(), '2')).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(server.orders).toHaveLength(1);
});

it('changing the choice after a request never arrived makes one order, with the new choice', async () => {
  server.troubles.push('lostBefore');
  await press();
  await press(patron);
  expect(server.orders).toEqual([{ id: 'order-1', status: 'CONFIRMED', tariffId: 'patron' }]);
  expect(server.usedKeys()).toHaveLength(1);
});

it('changing the choice after a response was lost changes the same order', async () => {
  server.troubles.push('lostAfter');
  await press();
  expect(await press(patron)).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(server.orders).toEqual([{ id: 'order-1', status: 'CONFIRMED', tariffId: 'patron' }]);
});

it('a wallet charged before the response was lost is not charged again for a changed choice', async () => {
  server.troubles.push('lostAfter');
  await press(wanted({ paymentMethodId: 'balance' }));
  expect(await press({ ...patron, paymentMethodId: 'balance' })).toEqual({
    kind: 'order',
    orderId: 'order-1',
  });
  expect(server.orders).toEqual([{ id: 'order-1', status: 'PAID', tariffId: 'scholar' }]);
});

it('a wallet payment that never arrived is not repeated at a price that the button no longer names', async () => {
  server.troubles.push('lostBefore');
  await press(wanted({ paymentMethodId: 'balance', quoteId: 'quote-24' }));
  await press(wanted({ paymentMethodId: 'balance', quoteId: 'quote-18' }));
  expect(server.send.mock.calls.map(([, { quoteId }]) => quoteId)).toEqual(['quote-24', 'quote-18']);
  expect(server.orders).toHaveLength(1);
  expect(server.usedKeys()).toHaveLength(1);
});

it('paying again after coming back from the provider leads to the same provider page', async () => {
  const first = await press();
  expect(await press()).toEqual(first);
  expect(server.usedKeys()).toHaveLength(1);
});

it('changing the choice after the response changes the same order under a new key', async () => {
  await press();
  expect(await press(patron)).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(server.orders).toEqual([{ id: 'order-1', status: 'CONFIRMED', tariffId: 'patron' }]);
  expect(server.usedKeys()).toHaveLength(2);
});

it('a declined payment is retried on the same order', async () => {
  await press();
  server.decide('order-1', 'OPEN', 'FAILED');
  expect(await press()).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(server.orders).toHaveLength(1);
  expect(server.usedKeys()).toHaveLength(2);
});

it('an expired order is followed by a new one', async () => {
  await press();
  server.decide('order-1', 'EXPIRED', 'EXPIRED');
  expect(await press()).toMatchObject({ kind: 'redirect', orderId: 'order-2' });
});

it('a stale tab shows the order that was paid in another tab instead of paying again', async () => {
  const other = browser.openTab();
  await press(wanted({ paymentMethodId: 'balance' }));
  expect(await press(wanted({ paymentMethodId: 'balance' }), other)).toEqual({
    kind: 'order',
    orderId: 'order-1',
  });
  expect(server.orders).toHaveLength(1);
});

it('changing the choice shows the order if it was paid at the provider meanwhile', async () => {
  await press();
  server.decide('order-1', 'PAID', 'SUCCEEDED');
  expect(await press(patron)).toEqual({ kind: 'order', orderId: 'order-1' });
  expect(server.orders).toHaveLength(1);
});

it('a form that has shown the paid order can buy again', async () => {
  await press(wanted({ paymentMethodId: 'balance' }));
  await press(wanted({ paymentMethodId: 'balance' }), tab, 'order-1');
  expect(server.orders).toHaveLength(2);
});

it('a changed price is not paid, and the retry with the new one uses the same key', async () => {
  server.troubles.push('PRICE_CHANGED');
  expect(await press()).toMatchObject({ kind: 'refused', failure: { code: 'PRICE_CHANGED' } });
  await press(wanted({ quoteId: 'quote-2' }));
  expect(server.orders).toHaveLength(1);
  expect(server.usedKeys()).toHaveLength(1);
  expect(server.send.mock.lastCall?.[1].quoteId).toBe('quote-2');
});

it('an error after a lost response still ends in one order', async () => {
  server.troubles.push('lostAfter', 'RATE_LIMITED');
  await press();
  await press();
  expect(await press(wanted({ quoteId: 'quote-2' }))).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  expect(server.orders).toHaveLength(1);
});

it('another user of the same device starts their own order', async () => {
  await press();
  // This caller can no longer see the order.
  server.orders.length = 0;
  server.readOrder.mockResolvedValue(null);
  expect(await press(patron)).toMatchObject({ kind: 'redirect' });
  expect(server.orders).toHaveLength(1);
});

it('a browser that cannot store anything still pays once', async () => {
  browser.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.troubles.push('lostAfter');
  await press();
  await press();
  expect(server.orders).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Payments cannot be remembered beyond this tab',
    expect.anything(),
  );
  warn.mockRestore();
});

it('any sequence of clicks, changes, lost requests and declines makes at most one order', async () => {
  const step = oneof(
    record({
      body: constantFrom(wanted(), patron, wanted({ paymentMethodId: 'balance' }), {
        ...patron,
        email: 'b@example.com',
      }),
      trouble: constantFrom(undefined, 'lostBefore' as const, 'lostAfter' as const, 'PRICE_CHANGED' as const),
      times: integer({ min: 1, max: 3 }),
    }),
    constant('declined' as const),
  );
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const line = createPaymentServer();
      const window = createBrowser(line);
      for (const each of steps) {
        if (each === 'declined') {
          if (line.orders[0] && line.orders[0].status !== 'PAID') line.decide('order-1', 'OPEN', 'FAILED');
          continue;
        }
        if (each.trouble) line.troubles.push(each.trouble);
        await Promise.all(Array.from({ length: each.times }, () => press(each.body, window.openTab())));
      }
      expect(line.orders.length).toBeLessThanOrEqual(1);
      expect(line.walletPayments()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
