import { expect, it } from 'vitest';
import { factsOf } from '../../scripts/prerender/structuredData';

const price = (code: string, amount: string, sale: string | null = null) => ({
  Currency: { code },
  default: amount,
  sale,
  withSale: sale !== null,
});

const plans = [
  {
    title: 'Year',
    description: null,
    Product: { id: '11', Tariffs: [{ Prices: [price('USD', '120.00'), price('EUR', '110.00', '90.00')] }] },
  },
];

it('a plan is offered at the price that the page shows in its language', () => {
  expect(factsOf('/de/services', 'de', [{ plans, products: [] }, { other: 1 }])).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Year',
      offers: expect.objectContaining({
        price: '90.00',
        priceCurrency: 'EUR',
        url: '__PUBLIC_ORIGIN__/de/products/11/payment',
      }),
    }),
  ]);
});

it('the start page says who is behind it', () => {
  expect(factsOf('/en', 'en', [])).toEqual([expect.objectContaining({ '@type': 'Organization' })]);
});

it('a research names its authors and where it is published', () => {
  const research = {
    slug: 'pause',
    title: 'What a pause weighs',
    description: 'Shortly',
    doi: '10.1234/pause',
    releaseDate: '2026-01-31',
    Authors: [{ fullName: 'Ada Byron' }],
    Categories: [{ displayName: 'Music' }],
  };
  expect(factsOf('/en/researches/pause', 'en', [{ research }])).toEqual([
    expect.objectContaining({
      '@type': 'ScholarlyArticle',
      headline: 'What a pause weighs',
      author: [{ '@type': 'Person', name: 'Ada Byron' }],
      sameAs: 'https://doi.org/10.1234/pause',
    }),
  ]);
});
