import type { CurrencyCode } from '../database/seed/referenceData.ts';

/** What the demo user bought so far, oldest first. Amounts in list dollars come from `products.ts`. */
export interface DemoOrder {
  readonly id: string;
  readonly daysAgo: number;
  readonly productId: string;
  readonly tariffId: string;
  readonly currency: CurrencyCode;
  readonly giftId?: string;
  readonly promoCode?: { readonly code: string; readonly percent: number };
  /** Whether an attempt was declined before the one that went through. */
  readonly declinedFirst?: true;
  /** Whether the bought access is over by now. */
  readonly isOver?: true;
  /** Whether it was paid from the wallet, at once; from a card otherwise. */
  readonly fromWallet?: true;
  /**
   * The kind of order, if not bought for oneself: `demoPresents` has the presents, `demoSubscription` is what was
   * renewed.
   */
  readonly purpose?: 'PRESENT' | 'RENEWAL';
}

export const demoOrders: readonly DemoOrder[] = [
  {
    id: 'demo-order-3',
    daysAgo: 398,
    productId: '11',
    tariffId: 'plan-year',
    currency: 'USD',
    fromWallet: true,
  },
  {
    id: 'demo-order-1',
    daysAgo: 320,
    productId: '7',
    tariffId: 'studio-seat',
    currency: 'USD',
    isOver: true,
  },
  {
    id: 'demo-order-2',
    daysAgo: 200,
    productId: '6',
    tariffId: 'notebook-printed',
    currency: 'EUR',
  },
  {
    id: 'demo-order-6',
    daysAgo: 50,
    productId: '1',
    tariffId: 'letters-digital',
    currency: 'USD',
    purpose: 'PRESENT',
  },
  {
    // A year of 365 days after the first.
    id: 'demo-order-7',
    daysAgo: 33,
    productId: '11',
    tariffId: 'plan-year',
    currency: 'USD',
    fromWallet: true,
    purpose: 'RENEWAL',
  },
  {
    id: 'demo-order-4',
    daysAgo: 20,
    productId: '2',
    tariffId: 'atlas-scholar',
    currency: 'USD',
    giftId: 'atlas-seminar',
    declinedFirst: true,
  },
  {
    id: 'demo-order-8',
    daysAgo: 9,
    productId: '8',
    tariffId: 'patterns-three',
    currency: 'EUR',
    purpose: 'PRESENT',
  },
  {
    id: 'demo-order-5',
    daysAgo: 6,
    productId: '3',
    tariffId: 'reading-group',
    currency: 'EUR',
    giftId: 'reading-list',
    promoCode: { code: 'SPRING10', percent: 10 },
  },
];

export const demoSubscription = {
  id: 'demo-subscription',
  orderId: 'demo-order-3',
  planId: 'year',
  activated: { productId: '4', daysAgo: 30 },
};

/** A present that the demo user bought. The id is a UUID, as the code of its link takes. */
interface DemoPresent {
  readonly id: string;
  readonly orderId: string;
  readonly recipientName: string;
  readonly message: string;
  /** Who took it, if it does not wait yet. */
  readonly taken?: { readonly by: string; readonly daysAgo: number };
}

export const demoPresents: readonly DemoPresent[] = [
  {
    id: '5eed0000-0000-4000-8000-000000000001',
    orderId: 'demo-order-6',
    recipientName: 'Nora',
    message: 'For the long evenings. I read the third one twice.',
    taken: { by: 'dreamer-nora', daysAgo: 46 },
  },
  {
    id: '5eed0000-0000-4000-8000-000000000002',
    orderId: 'demo-order-8',
    recipientName: 'Yael',
    message: 'So that you can sew what we saw at the show.',
  },
];

/** What the demo wallet opens with, in minor units: two years of the subscription are paid from it. */
export const demoWallet = [
  { currency: 'USD', amount: 250_00 + 2 * 96_00 },
  { currency: 'EUR', amount: 31_20 },
] as const;
