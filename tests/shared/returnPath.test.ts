import fc from 'fast-check';
import { createMemoryRouter, createPath, parsePath, redirect, replace, resolvePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '@/shared/returnPath';

const origin = 'https://orrery.example';

const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%0a',
  '	',
  '\n',
  '\r',
  '\0',
  ' ',
  '\xA0',
  '\u2028',
  '​',
  '﻿',
  '／',
  '＼',
  '⁄',
  '∕',
  '。',
  '．',
  '‥',
  '\ud83d',
  '😀',
  'en',
  'profile',
  'evil.example',
  'user@',
  'user:pass@',
  ':',
  ':443',
  'https:',
  'javascript:',
  'data:',
  '?',
  '#',
  '&',
  '=',
  '?returnTo=',
  '%',
  '%25',
  '%zz',
  '*',
  ';',
  '[',
  ']',
  '[::1]',
  '|',
  '"',
  '<',
  '`',
];
const nasty = fc
  .tuple(
    fc.constantFrom('', '/', '/', '/', '/en', '/en/', '/.', '/en/..'),
    fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 4 })), {
      maxLength: 12,
    }),
  )
  .map(([start, rest]) => start + rest.join(''));

/** Checks a property of every path that is accepted. */
const holds = (check: (path: string) => void) =>
  fc.assert(
    fc.property(nasty, (given) => {
      const path = safeReturnPath(given);
      if (path !== undefined) check(path);
    }),
    { numRuns: 5000 },
  );

describe('a return path', () => {
  it.each([
    '/.//evil.example',
    '/..//evil.example',
    '/en/..//evil.example',
    '/en/%2e%2e//evil.example',
    '/.//user@evil.example',
    '/en/.%2E//evil.example/x',
    '/./\\evil.example',
    '//evil.example',
    '/\\evil.example',
    '/	/evil.example',
    '/%2e//evil.example#x',
    '/en/../..//evil.example?x',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'en/profile',
    '',
    ' /en',
    '/en//x',
    '/en/%zz',
    '/en/%0a',
  ])('is rejected: %j', (given) => {
    expect(safeReturnPath(given)).toBeUndefined();
  });

  it.each([undefined, null, 7, ['/en'], { toString: () => '/en' }, `/${'a'.repeat(2000)}`])(
    'is rejected if not a string of reasonable length (%#)',
    (given) => {
      expect(safeReturnPath(given)).toBeUndefined();
    },
  );

  it.each([
    ['/en/profile/wallet/purchases?page=2#top', '/en/profile/wallet/purchases?page=2#top'],
    ['/en/products/2/payment?order=a%2Fb&x=//y', '/en/products/2/payment?order=a%2Fb&x=//y'],
    ['/en/profile/../team', '/en/team'],
    ['/', '/'],
  ])('is accepted: %s leads to %s', (given, path) => {
    expect(safeReturnPath(given)).toBe(path);
  });

  it('is a URL of this origin that stays the same when parsed again', () => {
    holds((path) => {
      expect(new URL(path, origin).href).toBe(origin + path);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(safeReturnPath(path)).toBe(path);
    });
  });

  it('is left unchanged by the router’s links and navigations', () => {
    holds((path) => {
      expect(createPath(resolvePath(parsePath(path), '/en/auth/login'))).toBe(path);
    });
  });

  it.each([
    ['redirect', redirect],
    ['replace', replace],
  ])('stays on this origin through a %s of the router', async (_, lead) => {
    const given = fc.sample(nasty, 300).flatMap((each) => safeReturnPath(each) ?? []);
    for (const path of given) {
      const router = createMemoryRouter([
        { path: '/start', loader: () => lead(path) },
        { path: '*', element: null },
      ]);
      await router.navigate('/start');
      expect(createPath(router.state.location)).toBe(path);
      router.dispose();
    }
  });
});
