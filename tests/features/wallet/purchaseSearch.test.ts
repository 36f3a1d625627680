import { expect, it } from 'vitest';
import {
  activeFilters,
  purchaseVariables,
  readPurchaseSearch,
  writePurchaseSearch,
} from '@/features/wallet/purchaseSearch';

const read = (query: string) => readPurchaseSearch(new URLSearchParams(query));

it('an empty query means all purchases, newest first, from the first page', () => {
  expect(read('')).toEqual({ page: 1, sort: 'newest', status: undefined, search: '' });
  expect(activeFilters(read(''))).toBe(0);
});

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e9',
  'page=',
  'sort=price',
  'sort=NEWEST',
  'status=stolen',
  'status=',
  `search=${'x'.repeat(101)}`,
  'sort=toString&status=constructor',
])('invalid query parameters fall back to the defaults: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('the purchase filters in the URL become query variables', () => {
  const search = read('page=3&sort=availableTo&status=active&search=%20atlas%20');
  expect(purchaseVariables(search)).toEqual({
    offset: 20,
    limit: 10,
    sort: 'AVAILABLE_TO',
    filter: { status: ['ACTIVE'], search: 'atlas' },
  });
  expect(activeFilters(search)).toBe(2);
});

it('the URL contains only purchase filters that differ from the defaults', () => {
  expect(String(writePurchaseSearch(read('page=1&sort=newest&status=&search=')))).toBe('');
  expect(String(writePurchaseSearch(read('page=2&sort=oldest&status=spent&search=a')))).toBe(
    'search=a&status=spent&sort=oldest&page=2',
  );
});
