import { expect, it } from 'vitest';
import { priceIn, shownPrice } from '@/commerce/price';

const price = (facts: Partial<Parameters<typeof shownPrice>[0]> = {}) => ({
  Currency: { id: '1', code: 'USD' },
  default: '58.00',
  sale: null,
  old: null,
  withSale: false,
  member: null,
  ...facts,
});

it('a regular price has no struck-out price', () => {
  expect(shownPrice(price())).toEqual({
    amount: '58.00',
    struck: undefined,
    lowest: null,
    member: null,
    isLeast: false,
    currency: 'USD',
  });
});

it('a sale price is shown next to the list price', () => {
  expect(shownPrice(price({ sale: '45.00', withSale: true }))).toMatchObject({
    amount: '45.00',
    struck: '58.00',
  });
});

it('the lowest price before a reduction is shown where the catalog has one', () => {
  expect(shownPrice(price({ sale: '45.00', withSale: true, lowest: '50.00' }))).toMatchObject({
    struck: '58.00',
    lowest: '50.00',
  });
});

it('an old price is struck out with or without a sale', () => {
  expect(shownPrice(price({ old: '70.00' }))).toMatchObject({ amount: '58.00', struck: '70.00' });
  expect(shownPrice(price({ old: '70.00', sale: '45.00', withSale: true }))).toMatchObject({
    amount: '45.00',
    struck: '70.00',
  });
});

it('an old price that is not higher is not struck out', () => {
  expect(shownPrice(price({ old: '58.00' })).struck).toBeUndefined();
  expect(shownPrice(price({ old: '50.00' })).struck).toBeUndefined();
});

it('an inactive sale changes nothing', () => {
  expect(shownPrice(price({ sale: '45.00' }))).toMatchObject({ amount: '58.00', struck: undefined });
});

it('a price is in the first preferred currency that has one, else in the base currency', () => {
  const prices = [price(), price({ Currency: { id: '2', code: 'EUR' }, default: '52.00' })];
  expect(priceIn(prices, '9', '2')?.currency).toBe('EUR');
  expect(priceIn(prices, undefined, '9')?.currency).toBe('USD');
  expect(priceIn([], '1')).toBeUndefined();
});

it('a pay-what-you-want price is shown as a minimum, with nothing struck out', () => {
  expect(shownPrice(price({ suggested: '70.00' }))).toMatchObject({
    amount: '58.00',
    struck: undefined,
    isLeast: true,
  });
});
