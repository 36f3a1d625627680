import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pageNumber, writeListSearch } from '@/shared/listSearch';

it.each([
  ['3', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  [null, 1],
])('%s in a URL is page %i of a list', (text, page) => {
  expect(v.parse(pageNumber, text)).toBe(page);
});

it('a list’s URL contains only values that are set, in the given order', () => {
  expect(String(writeListSearch({ search: 'a b', status: undefined, from: '', page: 1 }))).toBe('search=a+b');
  expect(String(writeListSearch({ page: 2, tab: 'mine', search: 'a' }))).toBe('tab=mine&search=a&page=2');
});
