import { beforeEach, expect, it } from 'vitest';
import { attempt } from '@/features/checkout/attempt/attempt';
import { newKey } from '@/lib/idempotencyKey';
import { createAttemptStore } from '@/features/checkout/attempt/attemptStore';
import { providerPage } from '@/lib/providerPage';
import { renewalDelay, retryDelay } from '@/features/checkout/quote/quoteTiming';
import { idempotencyKey } from '@/shared/validation';
import { is } from 'valibot';
import { createStorage, wanted } from './checkoutFakes';

const site = 'https://site.example';

it.each([
  ['/sandbox/pay/1', `${site}/sandbox/pay/1`],
  [`${site}/sandbox/pay/1`, `${site}/sandbox/pay/1`],
  ['https://checkout.stripe.com/c/pay/1', 'https://checkout.stripe.com/c/pay/1'],
])('%s is accepted as a payment page', (address, page) => {
  expect(providerPage(address, site)).toBe(page);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://checkout.stripe.com/c/pay/1',
  'https://checkout.stripe.com:8443/c/pay/1',
  'https://checkout.stripe.com.evil.example/',
  'https://user:secret@site.example/',
  'https://',
])('%s is rejected as a payment page', (address) => {
  expect(providerPage(address, site)).toBeUndefined();
});

const now = Date.parse('2026-11-21T08:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it('a quote is renewed in time, even if the clock is wrong', () => {
  expect(renewalDelay(inMinutes(15), now)).toBe(14 * 60_000);
  expect(renewalDelay(inMinutes(1), now)).toBe(30_000);
  expect(renewalDelay(inMinutes(-5), now)).toBe(600_000);
  expect(renewalDelay(inMinutes(600), now)).toBe(600_000);
});

it('failed quote requests are retried with growing delays, up to half a minute', () => {
  expect([1, 2, 3, 9].map(retryDelay)).toEqual([2000, 4000, 8000, 30_000]);
});

it('new idempotency keys are valid and unique', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(keys.every((key) => is(idempotencyKey, key))).toBe(true);
  expect(new Set(keys).size).toBe(50);
});

let storage: Storage;
beforeEach(() => {
  storage = createStorage();
});

it('a stored payment attempt is read back unchanged', () => {
  const store = createAttemptStore(() => storage);
  const value = {
    orderId: '7',
    paid: false,
    request: { key: newKey(), bodies: [wanted()], state: 'SENT' as const },
  };
  store.write('2', value);
  expect(createAttemptStore(() => storage).read('2')).toEqual(value);
  expect(store.read('1')).toBeUndefined();
  expect(is(attempt, value)).toBe(true);
});

it.each([
  '',
  '{',
  '{"paid":"yes"}',
  '{"paid":false,"request":{"key":"short","bodies":[],"state":"SENT"}}',
  'null',
])('a corrupt stored attempt (%s) is ignored', (text) => {
  storage.setItem('personal.checkout.attempt.2', text);
  expect(createAttemptStore(() => storage).read('2')).toBeUndefined();
});
