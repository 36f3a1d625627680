import { price, product, tariff } from './offer';
import { letters, planProducts } from './plans';

/** The little catalogue of the mock provider. Amounts are the contract's decimals. */
const atlas = {
  ...product('2', 'The Atlas of Attention', 'Seven years of field studies, told in 64 maps.'),
  availableBySubscription: true,
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

const almanac = { ...letters, id: '9', title: 'The Winter Almanac', active: false };

export const products = [letters, atlas, almanac, ...planProducts];

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
