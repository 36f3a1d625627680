import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPersonal } from '@/lib/personalStorage';
import { tabMemory } from '@/lib/tabMemory';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const counted = v.object({ count: v.number() });

test('what is kept is there after a reload, and gone with the person', () => {
  tabMemory('test', counted).keep({ count: 1 });
  expect(tabMemory('test', counted).read()).toEqual({ count: 1 });
  forgetPersonal();
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

test('nothing is kept of what was forgotten', () => {
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  memory.keep(undefined);
  expect(memory.read()).toBeUndefined();
});

test.each(['{"count":"1"}', '{', 'null'])('somebody else’s text counts as nothing: %s', (text) => {
  sessionStorage.setItem('personal.test', text);
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

test('without a storage it is remembered as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  expect(memory.read()).toEqual({ count: 1 });
  expect(tabMemory('test', counted).read()).toBeUndefined();
});
