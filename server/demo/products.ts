import type { CurrencyCode } from '../database/seed/referenceData.ts';

/** A tariff's price in list dollars; with `sale` it is reduced from `list`, up to `saleDays` from now or for good. */
interface TariffFacts {
  readonly id: string;
  readonly list: number;
  readonly sale?: number;
  readonly saleDays?: number;
  /** What members pay. */
  readonly member?: number;
}

interface GiftFacts {
  readonly id: string;
  readonly type: 'CONTENT' | 'SERVICE' | 'DISCOUNT';
  readonly tariffs: readonly string[];
  readonly isReusable?: true;
}

interface ProductFacts {
  readonly id: string;
  /** The address of its page. */
  readonly slug: string;
  /** Who made it, of `authors` in `researches.ts`. */
  readonly authors?: readonly string[];
  /** The tariff and the good that everybody may read, hear or see. */
  readonly sample?: readonly [tariff: string, good: string];
  readonly base: CurrencyCode;
  /** The currencies that it has a price in. */
  readonly currencies: readonly CurrencyCode[];
  readonly tariffs: readonly TariffFacts[];
  readonly gifts?: readonly GiftFacts[];
  readonly isInactive?: true;
  readonly bySubscription?: true;
  readonly isAffiliate?: true;
  /** Days of access. */
  readonly days?: number;
}

const wide: readonly CurrencyCode[] = ['USD', 'EUR', 'RUB', 'KZT', 'UAH', 'ILS', 'AED', 'CNY', 'KRW'];
const plans: readonly CurrencyCode[] = [...wide, 'IRR', 'GBP'];

/** The demo catalogue; its words are in `words/`. */
export const products: readonly ProductFacts[] = [
  {
    id: '1',
    slug: 'letters-from-the-observatory',
    authors: ['stroud'],
    sample: ['letters-digital', 'letter-cold'],
    base: 'USD',
    currencies: [...wide, 'GBP'],
    tariffs: [{ id: 'letters-digital', list: 12, member: 9 }],
    isAffiliate: true,
  },
  {
    id: '2',
    slug: 'atlas-of-attention',
    authors: ['varga', 'karimi'],
    sample: ['atlas-reader', 'atlas-poster'],
    base: 'USD',
    currencies: wide,
    tariffs: [
      { id: 'atlas-reader', list: 24, member: 19 },
      { id: 'atlas-scholar', list: 58, sale: 45, member: 39 },
      { id: 'atlas-patron', list: 180, member: 150 },
    ],
    gifts: [
      { id: 'atlas-seminar', type: 'SERVICE', tariffs: ['atlas-scholar', 'atlas-patron'] },
      {
        id: 'atlas-map',
        type: 'CONTENT',
        tariffs: ['atlas-reader', 'atlas-scholar', 'atlas-patron'],
        isReusable: true,
      },
      { id: 'atlas-letters', type: 'CONTENT', tariffs: ['atlas-patron'] },
    ],
    isAffiliate: true,
  },
  {
    id: '3',
    slug: 'slow-reading-course',
    authors: ['stroud', 'haddad'],
    sample: ['reading-solo', 'reading-walden'],
    base: 'EUR',
    currencies: ['EUR', 'USD', 'RUB', 'UAH', 'KZT', 'GBP', 'CNY'],
    tariffs: [
      { id: 'reading-solo', list: 65, member: 52 },
      { id: 'reading-group', list: 120, member: 96 },
      { id: 'reading-tutor', list: 290, member: 240 },
    ],
    gifts: [{ id: 'reading-list', type: 'SERVICE', tariffs: ['reading-group', 'reading-tutor'] }],
    days: 180,
  },
  {
    id: '4',
    slug: 'field-recordings-of-quiet-places',
    authors: ['oyelaran'],
    sample: ['recordings-complete', 'recording-salt-flat'],
    base: 'USD',
    currencies: ['USD', 'EUR', 'ILS', 'AED', 'KWD', 'IRR', 'KRW'],
    tariffs: [{ id: 'recordings-complete', list: 15, sale: 11, saleDays: 45, member: 8.5 }],
    bySubscription: true,
  },
  {
    id: '5',
    slug: 'grammar-of-movement',
    authors: ['duarte'],
    sample: ['movement-films', 'movement-breath'],
    base: 'EUR',
    currencies: ['EUR', 'USD', 'RUB', 'KZT', 'UAH', 'CNY', 'KRW'],
    tariffs: [
      { id: 'movement-films', list: 38, member: 30 },
      { id: 'movement-teacher', list: 95, member: 76 },
    ],
    bySubscription: true,
    days: 90,
  },
  {
    id: '6',
    slug: 'money-notebook',
    authors: ['okonjo'],
    base: 'USD',
    currencies: ['USD', 'EUR', 'RUB', 'KZT', 'UAH', 'ILS', 'AED', 'GBP'],
    tariffs: [
      { id: 'notebook-digital', list: 9, member: 6 },
      { id: 'notebook-printed', list: 26, member: 20 },
    ],
    gifts: [{ id: 'notebook-discount', type: 'DISCOUNT', tariffs: ['notebook-printed'] }],
    isAffiliate: true,
  },
  {
    id: '7',
    slug: 'night-sky-studio',
    authors: ['karimi'],
    sample: ['studio-seat', 'studio-evenings'],
    base: 'USD',
    currencies: ['USD', 'EUR', 'AED', 'KWD', 'IRR', 'CNY', 'KRW'],
    tariffs: [{ id: 'studio-seat', list: 75, member: 60 }],
    bySubscription: true,
    days: 30,
  },
  {
    id: '8',
    slug: 'patterns-for-slow-fashion',
    authors: ['lindqvist'],
    sample: ['patterns-three', 'patterns-three'],
    base: 'EUR',
    currencies: ['EUR', 'USD', 'GBP', 'ILS', 'UAH'],
    tariffs: [
      { id: 'patterns-three', list: 21, member: 16 },
      { id: 'patterns-all', list: 54, sale: 43, member: 36 },
    ],
  },
  {
    id: '9',
    slug: 'winter-almanac-first-edition',
    base: 'USD',
    currencies: ['USD', 'EUR'],
    tariffs: [{ id: 'almanac-first', list: 18 }],
    isInactive: true,
  },
  {
    id: '10',
    slug: 'month-membership',
    base: 'USD',
    currencies: plans,
    tariffs: [{ id: 'plan-month', list: 12 }],
  },
  {
    id: '11',
    slug: 'year-membership',
    base: 'USD',
    currencies: plans,
    tariffs: [{ id: 'plan-year', list: 96 }],
  },
  {
    id: '12',
    slug: 'lifetime-membership',
    base: 'USD',
    currencies: plans,
    tariffs: [{ id: 'plan-lifetime', list: 640 }],
  },
];

/** The plans, each sold by its product; durations are in days. */
export const planFacts = [
  { id: 'month', productId: '10', duration: 30, trial: 0, due: 5, activations: 2 },
  { id: 'year', productId: '11', duration: 365, trial: 14, due: 14, activations: 12 },
  { id: 'lifetime', productId: '12', duration: null, trial: 0, due: 0, activations: 100 },
] as const;
