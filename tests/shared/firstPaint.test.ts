import { expect, it } from 'vitest';
import { firstPaintOf } from '@/shared/firstPaint';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return firstPaintOf(pathname, searchParams);
};

it.each([
  '/',
  '/en',
  '/ar/team',
  '/en/projects/orrery.science',
  '/de/researches/noise',
  '/de/products',
  '/de/products/atlas',
  '/en/auth/login',
  '/en/auth/register',
  '/en/auth/password',
  '/en/auth/purchases',
])('%s is rendered whole', (path) => {
  expect(at(path)).toEqual({ path, paint: 'whole' });
  expect(at(`${path}?srsltid=1&returnTo=%2Fen&page=1`)).toEqual({ path, paint: 'whole' });
});

it.each([
  ['?kind=film', '?kind=film'],
  ['?utm_source=a&kind=film&q=', '?kind=film'],
  ['?kind=FILM', ''],
  ['?kind=opera&language=tlh', ''],
])('the catalog with %s is rendered whole, with %s', (search, kept) => {
  expect(at(`/en/products${search}`)).toEqual({ path: `/en/products${kept}`, paint: 'whole' });
});

it.each([
  ['/en/products/1/payment', {}],
  ['/fa/profile/dreams', { maxAgeMs: 0 }],
])('%s is rendered as for a new visitor', (path, age) => {
  expect(at(path)).toEqual({ path, paint: 'visitor', ...age });
  expect(at(`${path}?utm_source=a`)).toEqual({ path, paint: 'visitor', ...age });
});

it.each([
  ['?tariff=a-1', '?tariff=a-1'],
  ['?present&utm_source=a&tariff=a-1&trial=yes', '?tariff=a-1&trial=1&present=1'],
  ['?tariff=%3Cb%3E', ''],
  [`?tariff=${'a'.repeat(65)}`, ''],
])('the payment page with %s is rendered with %s', (search, kept) => {
  expect(at(`/en/products/1/payment${search}`)).toEqual({
    path: `/en/products/1/payment${kept}`,
    paint: 'visitor',
  });
});

it.each([
  ['/en/profile', '/en/profile'],
  ['/en/profile/wallet?page=2', '/en/profile/wallet'],
  ['/en/profile/wallet/purchases/17', '/en/profile/wallet/purchases/-'],
  ['/en/profile/wallet/purchases/17/intro', '/en/profile/wallet/purchases/-/-'],
  ['/en/purchases/open', '/en/purchases/open'],
  ['/en/purchases/17', '/en/purchases/-'],
  ['/en/presents/secret', '/en/presents/-'],
  ['/en/profile/dreams/17', '/en/profile/dreams/-'],
  ['/en/profile/dreams?tab=mine', '/en/profile/dreams'],
  ['/en/products/1/payment?order=7', '/en/products/-/payment'],
  ['/en/products/1/payment?tariff=7&promo=X', '/en/products/-/payment'],
  ['/en/projects/orrery.science?q=noise', '/en/projects/orrery.science'],
  ['/en/products?kind=film&q=noise', '/en/products'],
  ['/en/products?language=de', '/en/products'],
  ['/en/products?page=2', '/en/products'],
])('%s is a frame, the same for every id and code', (address, path) => {
  expect(at(address)).toEqual({ path, paint: 'frame' });
});
