import { expect, test } from 'vitest';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import { currencyChoices, priceIn } from '@/features/checkout/selection/prices';
import {
  cheapestTariff,
  giftsOf,
  openingSelection,
  orderInput,
  selectionReducer,
} from '@/features/checkout/selection/selection';
import {
  differInSelectionOnly,
  readSelection,
  writeSelection,
} from '@/features/checkout/selection/wantedSelection';
import type { Product } from '@/features/checkout/types';
import { products } from '../../mocks/catalogue';
import { currencies } from '../../mocks/currencies';

// The mock catalogue has the contract's fields; its literals are only known as strings.
const atlas = products.find(({ id }) => id === '2') as unknown as Product;
const nothingWanted = { tariff: undefined, gift: undefined, promo: undefined };
const tariff = (id: string) => {
  const found = atlas.Tariffs.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No tariff ${id}`);
  return found;
};

test('a page without a wish opens with the cheapest tariff', () => {
  expect(cheapestTariff(atlas)?.id).toBe('reader');
  expect(openingSelection(atlas, nothingWanted)).toEqual({
    tariffId: 'reader',
    giftId: undefined,
    promoCode: '',
  });
});

test('the address chooses tariff, gift and promo code as far as they exist', () => {
  const wanted = { tariff: 'scholar', gift: 'map', promo: 'SPRING10' };
  expect(openingSelection(atlas, wanted)).toEqual({
    tariffId: 'scholar',
    giftId: 'map',
    promoCode: 'SPRING10',
  });
  expect(openingSelection(atlas, { ...wanted, tariff: 'nonsense' })).toMatchObject({
    tariffId: 'reader',
    giftId: undefined,
  });
});

test('a product without tariffs has nothing to select', () => {
  expect(openingSelection({ ...atlas, Tariffs: [] }, nothingWanted)).toBeUndefined();
});

test('only active gifts of the tariff are offered', () => {
  expect(giftsOf(atlas, 'scholar').map(({ id }) => id)).toEqual(['seminar', 'map']);
  expect(giftsOf(atlas, 'reader')).toEqual([]);
  const off = {
    ...atlas,
    Gifts: atlas.Gifts.map((gift) => Object.assign({}, gift, { active: gift.id === 'map' })),
  };
  expect(giftsOf(off, 'scholar').map(({ id }) => id)).toEqual(['map']);
});

test('a gift stays with a tariff that brings it and goes with one that does not', () => {
  const chosen = { tariffId: 'scholar', giftId: 'seminar', promoCode: '' };
  expect(selectionReducer(atlas, chosen, { type: 'tariff', id: 'patron' }).giftId).toBe('seminar');
  expect(selectionReducer(atlas, chosen, { type: 'tariff', id: 'reader' }).giftId).toBeUndefined();
});

test('the order names only what was chosen', () => {
  expect(orderInput('2', { tariffId: 'reader', giftId: undefined, promoCode: '' }, undefined)).toEqual({
    productId: '2',
    tariffId: 'reader',
  });
});

test('a reduced price shows what it was, a plain one does not', () => {
  expect(priceIn(tariff('scholar'), '1')).toEqual({ amount: '45.00', struck: '58.00', currency: 'USD' });
  expect(priceIn(tariff('reader'), '1')).toEqual({ amount: '24.00', struck: undefined, currency: 'USD' });
});

test('a tariff without a price in the wanted currency shows the next one', () => {
  expect(priceIn(tariff('patron'), '2', '1')).toMatchObject({ currency: 'USD' });
});

test('the picker tells currencies with a price from the others', () => {
  const { priced, others } = currencyChoices(atlas, 'patron', currencies);
  expect(priced.map(({ code }) => code)).toEqual(['USD']);
  expect(others.map(({ code }) => code)).toEqual(['EUR', 'KRW']);
});

test.each([
  [{ chosen: '3', own: '2', lang: 'de' as const }, '3'],
  [{ chosen: 'gone', own: '2', lang: 'en' as const }, '2'],
  [{ chosen: undefined, own: undefined, lang: 'de' as const }, '2'],
  [{ chosen: undefined, own: undefined, lang: 'ar' as const }, '1'],
])('the currency is the choice, else the own one, else a guess, else US dollars: %o', (hints, id) => {
  expect(currencyChoice(currencies, hints)).toBe(id);
});

test('selection and address are two ways of saying the same', () => {
  const selection = { tariffId: 'scholar', giftId: 'map', promoCode: 'SPRING10' };
  const written = writeSelection(new URLSearchParams('utm_source=letter&gift=old'), selection);
  expect(written.get('utm_source')).toBe('letter');
  expect(readSelection(written)).toEqual({ tariff: 'scholar', gift: 'map', promo: 'SPRING10' });
  expect([
    ...writeSelection(written, { tariffId: 'reader', giftId: undefined, promoCode: '' }).keys(),
  ]).toEqual(['utm_source', 'tariff']);
});

test('an address that makes no sense selects nothing', () => {
  expect(readSelection(new URLSearchParams({ tariff: '<script>', gift: '', promo: '!' }))).toEqual(
    nothingWanted,
  );
});

const at = (search: string) => new URL(`https://site.invalid/en/products/2/payment${search}`);

test('only addresses that differ in their selection spare the server a question', () => {
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=b&gift=c'))).toBe(true);
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=a&order=7'))).toBe(false);
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=a'))).toBe(false);
});

test('a quote asked for ahead counts only for the tariff and currency it is of', () => {
  const quote = {
    default: '58.00',
    difference: '13.00',
    total: '45.00',
    Currency: { id: '1', code: 'USD' },
    quoteId: '1',
    expiresAt: '2026-11-21T08:15:00.000Z',
    promoCodeAccepted: null,
  };
  const scholar = { tariffId: 'scholar', giftId: undefined, promoCode: '' };
  expect(answersSelection(quote, atlas, scholar, '1')).toBe(true);
  expect(answersSelection(quote, atlas, scholar, '2')).toBe(false);
  expect(answersSelection(quote, atlas, scholar, '3')).toBe(true);
  expect(answersSelection(quote, atlas, { ...scholar, tariffId: 'reader' }, '1')).toBe(false);
});
