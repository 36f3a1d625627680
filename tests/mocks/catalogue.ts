/** The little catalogue of the mock provider. Amounts are the contract's decimals. */
export const currencies = [
  { id: '1', code: 'USD', name: 'US Dollar', symbol: '$' },
  { id: '2', code: 'EUR', name: 'Euro', symbol: '€' },
  { id: '3', code: 'KRW', name: 'South Korean Won', symbol: '₩' },
];

export const languages = [
  { id: '1', name: 'English', nativeName: 'English', code: 'en', index: 1 },
  { id: '2', name: 'German', nativeName: 'Deutsch', code: 'de', index: 2 },
];

export type MockCurrency = (typeof currencies)[number];

/** Units of each currency for one US dollar. */
export const exchangeRates = {
  base: currencies[0],
  Rates: [
    { Currency: currencies[0], decimals: 2, rate: '1' },
    { Currency: currencies[1], decimals: 2, rate: '0.92' },
    { Currency: currencies[2], decimals: 0, rate: '1384' },
  ].map((rate) => ({ ...rate, source: 'Mock rates', takenAt: '2026-11-02T12:00:00.000Z' })),
};

/** The currency of a code. */
export function currencyOf(code: string): MockCurrency {
  const found = currencies.find((currency) => currency.code === code);
  if (!found) throw new Error(`No currency ${code}`);
  return found;
}

const price = (code: string, amount: string, sale?: string) => ({
  Currency: currencyOf(code),
  default: amount,
  sale: sale ?? null,
  old: sale === undefined ? null : amount,
  withSale: sale !== undefined,
});

const tariff = (id: string, index: number, name: string, description: string, difference: string) => ({
  id,
  index,
  name,
  description,
  priceDifference: difference,
});

const product = (id: string, title: string, description: string) => ({
  id,
  title,
  description,
  landingUrl: null,
  active: true,
  availableBySubscription: false,
  availableDuration: null as number | null,
  affiliateProgram: false,
  imageWeb: null,
  imageMob: null,
  appleId: null,
  Plan: null as object | null,
});

const atlas = {
  ...product('2', 'The Atlas of Attention', 'Seven years of field studies, told in 64 maps.'),
  price: '24.00',
  oldPrice: null,
  Tariffs: [
    {
      ...tariff('reader', 1, 'Reader', 'The book, in every digital format.', '0.00'),
      Prices: [price('USD', '24.00'), price('EUR', '22.00')],
    },
    {
      ...tariff('scholar', 2, 'Scholar', 'The book, the data sets and the seminar recordings.', '21.00'),
      Prices: [price('USD', '58.00', '45.00'), price('EUR', '54.00', '42.00')],
    },
    {
      ...tariff('patron', 3, 'Patron', 'Everything, signed, and your name in the next edition.', '156.00'),
      Prices: [price('USD', '180.00')],
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
      tariffIds: ['scholar'],
    },
  ],
};

const letters = {
  ...product('1', 'Letters from the Observatory', 'Twelve essays written through one winter.'),
  price: '12.00',
  oldPrice: null,
  availableDuration: 365,
  Tariffs: [
    {
      ...tariff('letters', 1, 'Digital edition', 'All twelve essays in every common format.', '0.00'),
      Prices: [price('USD', '12.00'), price('EUR', '11.00')],
    },
  ],
  Gifts: [],
};

const almanac = { ...letters, id: '9', title: 'The Winter Almanac', active: false };

const month = {
  id: '1',
  title: 'Month',
  shortTitle: 'Month',
  duration: 30,
  active: true,
  index: 1,
  landingUrl: null,
  description: 'To look around.',
  trialPeriod: 0,
  duePeriod: 3,
  productId: '1',
  infinity: false,
  lifetime: false,
  imageWeb: null,
  Product: letters,
};

export const products = [letters, atlas, almanac];
export const plans = [month];

export type MockProduct = (typeof products)[number];

/** Promo codes that count, with their percentage. */
export const promoCodes: Readonly<Record<string, number>> = { SPRING10: 10, GIFT100: 100 };

export const paymentMethods = [
  {
    id: 'sandbox',
    name: 'sandbox',
    displayName: 'Test card',
    description: 'You confirm on the next page.',
    canBeKept: true,
  },
  {
    id: 'balance',
    name: 'balance',
    displayName: 'Wallet',
    description: 'Paid at once from your balance.',
    canBeKept: false,
  },
];
