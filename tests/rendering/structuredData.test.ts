import Validator from '@adobe/structured-data-validator';
import { expect, it } from 'vitest';
import { factsOf } from '@/rendering/structuredData';

const now = new Date('2026-11-23T12:00:00Z');

const price = (code: string, amount: string, sale: string | null = null) => ({
  Currency: { code },
  default: amount,
  sale,
  withSale: sale !== null,
  suggested: null,
});

const plans = [
  {
    title: 'Year',
    description: null,
    Product: { id: '11', Tariffs: [{ Prices: [price('USD', '120.00'), price('EUR', '110.00', '90.00')] }] },
  },
];

it('a plan is offered at the price shown in the page’s language', () => {
  expect(factsOf('/de/services', 'de', [{ plans, products: [] }, { other: 1 }], now)).toEqual([
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

it('the catalog lists the pages of its titles', () => {
  const titles = { Products: [{ slug: 'atlas' }, { slug: 'letters' }] };
  expect(factsOf('/de/products', 'de', [{ titles }], now)).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: '__PUBLIC_ORIGIN__/de/products/atlas' },
        { '@type': 'ListItem', position: 2, url: '__PUBLIC_ORIGIN__/de/products/letters' },
      ],
    },
  ]);
  expect(factsOf('/de/products', 'de', [{ titles: { Products: [] } }], now)).toEqual([]);
});

it('the landing page has structured data about the publisher', () => {
  expect(factsOf('/en', 'en', [], now)).toEqual([expect.objectContaining({ '@type': 'Organization' })]);
});

it('a study’s structured data has its authors and publication', () => {
  const research = {
    slug: 'pause',
    title: 'What a pause weighs',
    description: 'Shortly',
    doi: '10.1234/pause',
    releaseDate: '2026-01-31',
    Authors: [{ fullName: 'Ada Byron' }],
    Categories: [{ displayName: 'Music' }],
  };
  expect(factsOf('/en/researches/pause', 'en', [{ research }], now)).toEqual([
    expect.objectContaining({
      '@type': 'ScholarlyArticle',
      headline: 'What a pause weighs',
      author: [{ '@type': 'Person', name: 'Ada Byron' }],
      sameAs: 'https://doi.org/10.1234/pause',
    }),
  ]);
});

const productPage = {
  isSold: true,
  Product: {
    id: '1',
    slug: 'letters',
    title: 'Letters',
    description: 'From the observatory',
    Tariffs: [
      {
        id: 'digital',
        name: 'Digital',
        soldUntil: null,
        soldOut: false,
        Prices: [{ ...price('USD', '24.00', '18.00'), member: '15.00' }, price('KRW', '32000')],
      },
      {
        id: 'group',
        name: 'Group',
        soldUntil: '2026-12-31T18:00:00.000Z',
        soldOut: false,
        Prices: [{ ...price('USD', '60.00'), member: '49.00' }],
      },
    ],
  },
};

const products = { plans, products: [] };

/** The structured data of a page as a crawler finds it, by type. */
function crawled(path: string, answer: unknown, at = now) {
  const facts: unknown = JSON.parse(
    JSON.stringify(factsOf(path, 'en', [answer], at)).replaceAll('__PUBLIC_ORIGIN__', 'https://shop.example'),
  );
  return Object.groupBy(facts as { '@type': string }[], (fact) => fact['@type']);
}

/** The errors of the validator: required properties that are missing or invalid. */
async function errorsIn(jsonld: object): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

it.each([
  ['/en/products/letters', { productPage }],
  ['/en/services', products],
])('the products on %s have valid structured data', async (path, answer) => {
  const facts = crawled(path, answer);
  expect(facts['Product']).toHaveLength(1);
  expect(await errorsIn(facts)).toEqual([]);
});

const rated = {
  isSold: true,
  Product: { ...productPage.Product, Rating: { average: 4.25, count: 8, reviewCount: 2 } },
  Reviews: [
    { stars: 5, text: 'Warm', language: 'kz', authorName: 'Ada', ratedAt: '2026-10-12T08:00:00.000Z' },
    { stars: 3, text: 'Dense', language: 'en', authorName: null, ratedAt: '2026-10-02T08:00:00.000Z' },
  ],
};

it('a product’s structured data has its rating, and the reviews with a name', async () => {
  const facts = crawled('/en/products/letters', { productPage: rated });
  const scale = { bestRating: 5, worstRating: 1 };
  expect(facts['Product']).toEqual([
    expect.objectContaining({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.25,
        ratingCount: 8,
        reviewCount: 2,
        ...scale,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ada' },
          datePublished: '2026-10-12',
          inLanguage: 'kk',
          reviewBody: 'Warm',
          reviewRating: { '@type': 'Rating', ratingValue: 5, ...scale },
        },
      ],
    }),
  ]);
  expect(await errorsIn(facts)).toEqual([]);
});

it('a product without ratings has no rating in its structured data', () => {
  const unrated = { isSold: true, Product: { ...productPage.Product, Rating: null }, Reviews: [] };
  const [fact] = crawled('/en/products/letters', { productPage: unrated })['Product'] ?? [];
  expect(Object.keys(fact ?? {})).not.toEqual(expect.arrayContaining(['aggregateRating']));
});

it('the validator reports a product without offers and image', async () => {
  const [fact] = crawled('/en/products/letters', { productPage })['Product'] ?? [];
  expect(await errorsIn({ Product: [{ ...fact, offers: undefined, image: undefined }] })).toEqual(
    expect.arrayContaining([expect.stringContaining('"image"'), expect.stringContaining('"offers"')]),
  );
});

it('every edition is offered at the public price, with absolute URLs and in stock', () => {
  const url = 'https://shop.example/en/products/letters';
  const offer = { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock', url };
  expect(crawled('/en/products/letters', { productPage })).toEqual({
    Product: [
      expect.objectContaining({
        url,
        image: 'https://shop.example/social/products-letters.png',
        offers: [
          { ...offer, name: 'Digital', price: '18.00' },
          { ...offer, name: 'Group', price: '60.00', availabilityEnds: '2026-12-31T18:00:00.000Z' },
        ],
      }),
    ],
  });
});

it.each([
  ['has no license key left', true, now],
  ['has no future event left', false, new Date('2027-01-01T00:00:00Z')],
])('an edition that %s is marked as sold out', async (_, soldOut, at) => {
  const { Product: letters } = productPage;
  const Tariffs = letters.Tariffs.map((tariff) => (tariff.id === 'group' ? { ...tariff, soldOut } : tariff));
  const facts = crawled(
    '/en/products/letters',
    { productPage: { isSold: true, Product: { ...letters, Tariffs } } },
    at,
  );
  expect(facts['Product']).toEqual([
    expect.objectContaining({
      offers: [
        expect.objectContaining({ name: 'Digital', availability: 'https://schema.org/InStock' }),
        expect.objectContaining({ name: 'Group', availability: 'https://schema.org/SoldOut' }),
      ],
    }),
  ]);
  expect(await errorsIn(facts)).toEqual([]);
});

it('a product that is no longer sold offers nothing', () => {
  const facts = crawled('/en/products/letters', { productPage: { ...productPage, isSold: false } });
  expect(facts['Product']).toBeUndefined();
});

it('a pay-what-you-want edition is offered at its minimum price', async () => {
  const { Product: letters } = productPage;
  const Tariffs = letters.Tariffs.slice(0, 1).map((tariff) => ({
    ...tariff,
    Prices: [{ ...price('USD', '4.00'), suggested: '9.00' }],
  }));
  const facts = crawled('/en/products/letters', {
    productPage: { isSold: true, Product: { ...letters, Tariffs } },
  });
  const priceSpecification = {
    '@type': 'PriceSpecification',
    price: '4.00',
    minPrice: 4,
    priceCurrency: 'USD',
  };
  expect(facts['Product']).toEqual([
    expect.objectContaining({ offers: [expect.objectContaining({ price: '4.00', priceSpecification })] }),
  ]);
  expect(await errorsIn(facts)).toEqual([]);
});
