import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginAtTop } from '@/lib/beginAtTop';
import { forgetPosition, scrollKey, scrollStorage } from '@/lib/scrollPositions';

const keep = (positions: unknown) => sessionStorage.setItem(scrollStorage, JSON.stringify(positions));
const kept = (): unknown => JSON.parse(sessionStorage.getItem(scrollStorage) ?? 'null');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it('a scroll position belongs to a history entry, and on a page loaded as a document to its URL', () => {
  const place = { pathname: '/en/projects', search: '?page=2', hash: '' };
  expect(scrollKey({ ...place, key: 'a1b2' })).toBe('a1b2');
  const key = scrollKey({ ...place, key: 'default' });
  expect(key).toBe(scrollKey({ ...place, key: 'default' }));
  expect(scrollKey({ ...place, search: '?page=3', key: 'default' })).not.toBe(key);
  // The page and a part of it that was jumped to.
  expect(scrollKey({ ...place, hash: '#ratings', key: 'default' })).not.toBe(key);
  expect(key).toMatch(/^[a-z0-9]{1,7}$/);
});

it('forgetting a scroll position leaves those of other places', () => {
  keep({ a: 100, b: 200 });
  forgetPosition('a');
  expect(kept()).toEqual({ b: 200 });
  forgetPosition('c');
  forgetPosition(undefined);
  expect(kept()).toEqual({ b: 200 });
});

it.each([null, 5, true])(
  'stored %s is replaced, since the router could not read positions from it',
  (stored) => {
    keep(stored);
    forgetPosition(undefined);
    expect(kept()).toEqual({});
  },
);

it('without storage, or with text that is not JSON, nothing is forgotten and nothing breaks', () => {
  sessionStorage.setItem(scrollStorage, '{');
  forgetPosition('a');
  expect(sessionStorage.getItem(scrollStorage)).toBe('{');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('disabled', 'SecurityError');
  });
  expect(() => forgetPosition('a')).not.toThrow();
});

it('a page with news starts at its top, by its history entry or else by its URL', () => {
  const byUrl = scrollKey({ key: 'default', pathname: '/en/login', search: '?x=1', hash: '' });
  keep({ a1b2: 100, [byUrl]: 200, other: 300 });
  window.history.replaceState({ key: 'a1b2' }, '', '/en/login?x=1');
  beginAtTop();
  expect(kept()).toEqual({ [byUrl]: 200, other: 300 });
  window.history.replaceState(null, '', '/en/login?x=1');
  beginAtTop();
  expect(kept()).toEqual({ other: 300 });
});
