import { afterEach, expect, it, vi } from 'vitest';
import { beginRequest, endRequest, followRequest, pendingFor } from '@/lib/pendingRequest';

const name = 'personal.request.test';
const body = { amount: '25.00' };

afterEach(() => {
  vi.restoreAllMocks();
  endRequest('test');
});

it('the same body goes under the same key until it is ended, another one under a key of its own', () => {
  const { key } = beginRequest('test', body);
  expect(beginRequest('test', body).key).toBe(key);
  expect(beginRequest('test', { amount: '26.00' }).key).not.toBe(key);
  const again = beginRequest('test', body);
  expect(again.key).not.toBe(key);
  endRequest('test');
  expect(pendingFor('test')).toBeUndefined();
  expect(beginRequest('test', body).key).not.toBe(again.key);
});

it('what an answer named is remembered with the key, until something else is begun', () => {
  const { key } = beginRequest('test', body);
  followRequest('test', 'transaction-1');
  expect(pendingFor('test')).toMatchObject({ key, followed: 'transaction-1' });
  expect(beginRequest('test', body)).toMatchObject({ key, followed: 'transaction-1' });
  expect(beginRequest('test', { amount: '26.00' }).followed).toBeUndefined();
});

it('nothing is followed where nothing was begun', () => {
  followRequest('test', 'transaction-1');
  expect(pendingFor('test')).toBeUndefined();
});

it.each(['not JSON', '{}', '{"key":"short","body":"{}"}', 'null'])(
  'a stored %s counts as nothing',
  (text) => {
    sessionStorage.setItem(name, text);
    expect(pendingFor('test')).toBeUndefined();
    expect(beginRequest('test', body).key).toMatch(/^[\da-f]{32}$/);
  },
);

it('a browser that stores nothing still sends a retry under the same key', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { key } = beginRequest('test', body);
  expect(sessionStorage.getItem(name)).toBeNull();
  expect(beginRequest('test', body).key).toBe(key);
  endRequest('test');
  expect(beginRequest('test', body).key).not.toBe(key);
});
