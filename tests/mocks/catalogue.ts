import type {
  Currency,
  Plan,
  Price,
  Product,
  Shop,
  TitleFilter,
} from '../../server/graphql/generated/resolverTypes';
import type { Answers } from './contract';
import { balance, card, currencies, eur, krw, languages, usd } from './directories';
import { has, paged } from './paged';

const price = (Currency: Currency, amount: string, sale?: string): Price => ({
  Currency,
  default: amount,
  sale: sale ?? null,
  old: sale === undefined ? null : amount,
  withSale: sale !== undefined,
  member: null,
  suggested: null,
});

type Described = Pick<Product, 'id' | 'title' | 'description'> & Partial<Pick<Product, 'slug'>>;

const product = (described: Described, facts: Partial<Product>): Product => ({
  active: true,
  availableBySubscription: false,
  affiliateProgram: false,
  price: facts.Tariffs?.[0]?.Prices[0]?.default ?? '0.00',
  Tariffs: [],
  Plan: null,
  Gifts: [],
  languages: [],
  slug: `product-${described.id}`,
  ...described,
  ...facts,
});

/** A product with a single edition. */
const single = (described: Described, edition: string, prices: Price[], facts: Partial<Product> = {}) =>
  product(described, {
    Tariffs: [
      {
        id: edition,
        index: 1,
        name: 'Digital',
        priceDifference: '0.00',
        soldOut: false,
        Prices: prices,
      },
    ],
    ...facts,
  });

export const letters = single(
  {
    id: '1',
    title: 'Letters from the Observatory',
    description: 'Twelve essays written through one winter.',
  },
  'letters',
  [price(usd, '12.00'), price(eur, '11.00')],
  { availableDuration: 365, kind: 'COURSE', languages: ['en', 'de'] },
);

/** Three editions, one of them on sale and one priced in dollars only, with bonuses. */
export const atlas = product(
  {
    id: '2',
    title: 'The Atlas of Attention',
    description: 'Seven years of field studies, told in 64 maps.',
  },
  {
    availableBySubscription: true,
    kind: 'BOOK',
    languages: ['en'],
    Tariffs: [
      {
        id: 'reader',
        index: 1,
        name: 'Reader',
        description: 'The book, in every digital format.',
        priceDifference: '0.00',
        soldOut: false,
        Prices: [price(usd, '24.00'), price(eur, '22.00')],
      },
      {
        id: 'scholar',
        index: 2,
        name: 'Scholar',
        description: 'The book, the data sets and the seminar recordings.',
        priceDifference: '21.00',
        soldOut: false,
        Prices: [price(usd, '58.00', '45.00'), price(eur, '54.00', '42.00')],
      },
      {
        id: 'patron',
        index: 3,
        name: 'Patron',
        description: 'Everything, signed, and your name in the next edition.',
        priceDifference: '156.00',
        soldOut: false,
        Prices: [price(usd, '180.00')],
      },
    ],
    Gifts: [
      {
        id: 'seminar',
        type: 'SERVICE',
        isReusable: false,
        active: true,
        title: 'A place in the spring seminar',
        description: 'Four online evenings with the authors.',
        index: 1,
        soldOut: false,
        tariffIds: ['scholar', 'patron'],
      },
      {
        id: 'map',
        type: 'CONTENT',
        isReusable: true,
        active: true,
        title: 'A map to print',
        description: 'One of the 64 maps in poster size.',
        index: 2,
        soldOut: false,
        tariffIds: ['scholar'],
      },
    ],
  },
);

/** No longer sold. */
export const almanac = { ...letters, id: '9', title: 'The Winter Almanac', active: false };

const soldAs = (id: string, title: string, prices: Price[]) =>
  single({ id, title, description: 'Everything that comes with a membership.' }, `membership-${id}`, prices);

const plan = (id: string, title: string, description: string, days: number | null, sold: Product): Plan => ({
  id,
  title,
  shortTitle: title,
  description,
  duration: days,
  months: days === null ? null : Math.round((days * 12) / 365),
  trialPeriod: 0,
  activations: 2,
  infinity: false,
  lifetime: days === null,
  active: true,
  index: Number(id),
  duePeriod: days === null ? 0 : 3,
  opensMemberPrices: true,
  productId: sold.id,
  Product: sold,
});

/** Its product is also sold on its own. */
export const month = plan(
  '1',
  'Month',
  'All studies, member prices, and new activations every month.',
  30,
  letters,
);
const year = plan(
  '3',
  'Year',
  'Twelve months at the price of eight.',
  365,
  soldAs('3', 'Membership for a year', [price(usd, '99.00'), price(eur, '92.00')]),
);
export const lifetime = plan(
  '4',
  'Lifetime',
  'Once and for good.',
  null,
  soldAs('4', 'Membership for good', [price(usd, '149.00'), price(eur, '139.00')]),
);
for (const one of [year, lifetime]) one.Product.Plan = one;

export const plans = [month, year, lifetime];
export const products = [letters, atlas, year.Product, lifetime.Product];

/** The plan with an id; falls back to the monthly one. */
export const planOf = (id: string): Plan => plans.find((plan) => plan.id === id) ?? month;

const units = [
  { Currency: usd, decimals: 2, rate: '1' },
  { Currency: eur, decimals: 2, rate: '0.92' },
  { Currency: krw, decimals: 0, rate: '1384' },
];

export const shop: Shop = {
  titles: 8,
  activatable: 3,
  studies: 24,
  members: 8214,
  countries: 61,
  Rating: { average: 4.6, count: 12 },
  Reviews: [
    {
      Review: {
        id: 'review-en',
        stars: 5,
        text: 'The second map explained my whole working day to me.',
        language: 'en',
        authorName: 'Nora',
        ratedAt: '2026-10-02T12:00:00.000Z',
      },
      Product: atlas,
    },
    {
      Review: {
        id: 'review-de',
        stars: 4,
        text: 'Man braucht Ruhe dafür.',
        language: 'de',
        authorName: null,
        ratedAt: '2026-10-03T12:00:00.000Z',
      },
      Product: letters,
    },
  ],
};

const titles = products.filter(({ Plan }) => Plan === null);

/** All titles that match a filter, without paging. */
const filteredTitles = ({ search, kind, language }: TitleFilter) =>
  titles.filter(
    (title) =>
      has(title.title, search) &&
      (!kind || title.kind === kind) &&
      (!language || title.languages.includes(language)),
  );

export const catalogueAnswers = {
  titles({ filter }) {
    const { rows, Pagination } = paged(filteredTitles(filter ?? {}), filter ?? {});
    return { Products: rows, Pagination, kinds: ['BOOK', 'COURSE'], languages: ['en', 'de'] };
  },
  shop: () => shop,
  products: () => products,
  plans: () => plans,
  productById: ({ id }) => products.find((product) => product.id === id) ?? null,
  availablePaymentMethods: () => [card, balance],
  directories: () => ({ Currencies: currencies, Languages: languages }),
  exchangeRates: () => ({
    base: usd,
    Rates: units.map((unit) => ({ ...unit, source: 'Mock rates', takenAt: '2026-11-02T12:00:00.000Z' })),
  }),
} satisfies Partial<Answers>;
