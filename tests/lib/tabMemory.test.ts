import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPersonalStorage } from '@/lib/personalStorage';
import { tabMemory } from '@/lib/tabMemory';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const counted = v.object({ count: v.number() });

it('tab memory survives a reload and is cleared with the user’s data', () => {
  tabMemory('test', counted).keep({ count: 1 });
  expect(tabMemory('test', counted).read()).toEqual({ count: 1 });
  clearPersonalStorage();
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

it('tab memory can be cleared', () => {
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  memory.keep(undefined);
  expect(memory.read()).toBeUndefined();
});

it.each(['{"count":"1"}', '{', 'null'])('tab memory ignores invalid text: %s', (text) => {
  sessionStorage.setItem('personal.test', text);
  expect(tabMemory('test', counted).read()).toBeUndefined();
});

it('without storage, tab memory lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const memory = tabMemory('test', counted);
  memory.keep({ count: 1 });
  expect(memory.read()).toEqual({ count: 1 });
  expect(tabMemory('test', counted).read()).toBeUndefined();
});
