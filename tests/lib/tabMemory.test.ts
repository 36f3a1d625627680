import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPersonalStorage } from '@/lib/personalStorage';
import { tabMemory } from '@/lib/tabMemory';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const counted = v.object({ count: v.number() });

it('what is kept is there after a reload, and gone with the person', () => {
  tabMemory('test', counted).keep({ count: 1 });
  expect(tabMemory('test', counted).read()).toEqual({ count: 1 });
  clearPersonalStorage();
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

it('nothing is kept of what was forgotten', () => {
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  memory.keep(undefined);
  expect(memory.read()).toBeUndefined();
});

it.each(['{"count":"1"}', '{', 'null'])('a text that is not ours counts as nothing: %s', (text) => {
  sessionStorage.setItem('personal.test', text);
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

it('without a storage it is remembered as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  expect(memory.read()).toEqual({ count: 1 });
  expect(tabMemory('test', counted).read()).toBeUndefined();
});
