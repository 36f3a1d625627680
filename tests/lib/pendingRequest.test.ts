import { afterEach, expect, it, vi } from 'vitest';
import { beginRequest, endRequest, followRequest, pendingFor } from '@/lib/pendingRequest';

const name = 'personal.request.test';
const body = { amount: '25.00' };

afterEach(() => {
  vi.restoreAllMocks();
  endRequest('test');
});

it('the same body keeps its idempotency key until it is settled, and another body gets its own', () => {
  const { key } = beginRequest('test', body);
  expect(beginRequest('test', body).key).toBe(key);
  expect(beginRequest('test', { amount: '26.00' }).key).not.toBe(key);
  const again = beginRequest('test', body);
  expect(again.key).not.toBe(key);
  endRequest('test');
  expect(pendingFor('test')).toBeUndefined();
  expect(beginRequest('test', body).key).not.toBe(again.key);
});

it('an id from the response is remembered with the key until another request starts', () => {
  const { key } = beginRequest('test', body);
  followRequest('test', 'transaction-1');
  expect(pendingFor('test')).toMatchObject({ key, followed: 'transaction-1' });
  expect(beginRequest('test', body)).toMatchObject({ key, followed: 'transaction-1' });
  expect(beginRequest('test', { amount: '26.00' }).followed).toBeUndefined();
});

it('nothing is followed without a pending request', () => {
  followRequest('test', 'transaction-1');
  expect(pendingFor('test')).toBeUndefined();
});

it.each(['not JSON', '{}', '{"key":"short","body":"{}"}', 'null'])('a stored %s is ignored', (text) => {
  sessionStorage.setItem(name, text);
  expect(pendingFor('test')).toBeUndefined();
  expect(beginRequest('test', body).key).toMatch(/^[\da-f]{32}$/);
});

it('a browser that cannot store anything still retries under the same key', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { key } = beginRequest('test', body);
  expect(sessionStorage.getItem(name)).toBeNull();
  expect(beginRequest('test', body).key).toBe(key);
  endRequest('test');
  expect(beginRequest('test', body).key).not.toBe(key);
});
