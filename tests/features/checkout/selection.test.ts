import { expect, it } from 'vitest';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import {
  defaultTariff,
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
import { atlas as sold } from '../../mocks/catalogue';
import { currencies } from '../../mocks/directories';

// Fields that no operation selects are left out of responses; the contract's type makes them optional.
const atlas = sold as Product;
const nothingWanted = { tariff: undefined, gift: undefined, promo: undefined };
it('by default the cheapest edition is selected', () => {
  expect(defaultTariff(atlas)?.id).toBe('reader');
  expect(openingSelection(atlas, nothingWanted)).toEqual({
    tariffId: 'reader',
    giftId: undefined,
    promoCode: '',
  });
});

it('by default the cheapest available edition is selected, if there is one', () => {
  const without = (...ids: string[]) => ({
    ...atlas,
    Tariffs: atlas.Tariffs.map((each) => ({
      ...each,
      soldOut: each.id === ids[0],
      soldUntil: each.id === ids[1] ? '2020-01-01T00:00:00.000Z' : null,
    })),
  });
  expect(defaultTariff(without('reader'))?.id).toBe('scholar');
  expect(defaultTariff(without('reader', 'scholar'))?.id).toBe('patron');
  const none = { ...atlas, Tariffs: atlas.Tariffs.map((each) => ({ ...each, soldOut: true })) };
  expect(defaultTariff(none)?.id).toBe('reader');
});

it('the URL selects edition, bonus and promo code if they exist', () => {
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

it('a product without editions has nothing to select', () => {
  expect(openingSelection({ ...atlas, Tariffs: [] }, nothingWanted)).toBeUndefined();
});

it('only active bonuses of the edition are offered', () => {
  expect(giftsOf(atlas, 'scholar').map(({ id }) => id)).toEqual(['seminar', 'map']);
  expect(giftsOf(atlas, 'reader')).toEqual([]);
  const off = {
    ...atlas,
    Gifts: atlas.Gifts.map((gift) => Object.assign({}, gift, { active: gift.id === 'map' })),
  };
  expect(giftsOf(off, 'scholar').map(({ id }) => id)).toEqual(['map']);
});

it('a selected bonus is kept by an edition that includes it and dropped by one that does not', () => {
  const chosen = { tariffId: 'scholar', giftId: 'seminar', promoCode: '' };
  expect(selectionReducer(atlas, chosen, { type: 'tariff', id: 'patron' }).giftId).toBe('seminar');
  expect(selectionReducer(atlas, chosen, { type: 'tariff', id: 'reader' }).giftId).toBeUndefined();
});

it('the order contains only what was chosen', () => {
  expect(orderInput('2', { tariffId: 'reader', giftId: undefined, promoCode: '' }, undefined)).toEqual({
    productId: '2',
    tariffId: 'reader',
  });
});

it.each([
  [{ chosen: '3', own: '2', lang: 'de' as const }, '3'],
  [{ chosen: 'gone', own: '2', lang: 'en' as const }, '2'],
  [{ chosen: undefined, own: undefined, lang: 'de' as const }, '2'],
  [{ chosen: undefined, own: undefined, lang: 'ar' as const }, '1'],
])('the currency is the chosen one, else the account’s, else a guess, else US dollars: %o', (hints, id) => {
  expect(currencyChoice(currencies, hints)).toBe(id);
});

it('a selection survives a round trip through the URL', () => {
  const selection = { tariffId: 'scholar', giftId: 'map', promoCode: 'SPRING10' };
  const written = writeSelection(new URLSearchParams('utm_source=letter&gift=old'), selection);
  expect(written.get('utm_source')).toBe('letter');
  expect(readSelection(written)).toEqual({ tariff: 'scholar', gift: 'map', promo: 'SPRING10' });
  expect([
    ...writeSelection(written, { tariffId: 'reader', giftId: undefined, promoCode: '' }).keys(),
  ]).toEqual(['utm_source', 'tariff']);
});

it('invalid query parameters select nothing', () => {
  expect(readSelection(new URLSearchParams({ tariff: '<script>', gift: '', promo: '!' }))).toEqual(
    nothingWanted,
  );
});

const at = (search: string) => new URL(`https://site.invalid/en/products/2/payment${search}`);

it('the server is not asked again if two URLs differ only in their selection', () => {
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=b&gift=c'))).toBe(true);
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=a&order=7'))).toBe(false);
  expect(differInSelectionOnly(at('?tariff=a'), at('?tariff=a'))).toBe(false);
});

it('a quote fetched ahead is used only for its edition and currency', () => {
  const quote = {
    default: '58.00',
    difference: '13.00',
    total: '45.00',
    Currency: { id: '1', code: 'USD' },
    AmountRange: null,
    Tax: null,
    quoteId: '1',
    expiresAt: '2026-11-21T08:15:00.000Z',
    isMemberPrice: false,
    memberSaving: null,
    promoCodeAccepted: null,
    change: null,
    next: null,
    nextAfterTrial: null,
    owned: null,
    refundDays: 14,
    Immediate: null,
  };
  const scholar = { tariffId: 'scholar', giftId: undefined, promoCode: '' };
  expect(answersSelection(quote, atlas, scholar, '1')).toBe(true);
  expect(answersSelection(quote, atlas, scholar, '2')).toBe(false);
  expect(answersSelection(quote, atlas, scholar, '3')).toBe(true);
  expect(answersSelection(quote, atlas, { ...scholar, tariffId: 'reader' }, '1')).toBe(false);
});
