import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceHeader } from '@/session/deviceKey';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a browser creates a 32-byte random key once and sends the same one from then on', () => {
  const first = deviceHeader();
  expect(first['devicekey']).toMatch(/^[\w-]{43}$/);
  expect(deviceHeader()).toEqual(first);
  localStorage.clear();
  expect(deviceHeader()).not.toEqual(first);
});

it('a device key that was tampered with is replaced', () => {
  localStorage.setItem('deviceKey', 'x\r\nauthorization: y');
  expect(deviceHeader()['devicekey']).toMatch(/^[\w-]{43}$/);
});

it('a browser that cannot store anything sends no device key', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(deviceHeader()).toEqual({});
});
