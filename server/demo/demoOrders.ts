import type { Minor } from '../../src/shared/money.ts';
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

/** Money that the demo user put into the wallet. */
export interface DemoTopUp {
  readonly id: string;
  readonly daysAgo: number;
  readonly currency: CurrencyCode;
  readonly amount: Minor;
}

/** Two years of the subscription are paid from the wallet; 250 dollars and 31.20 euros are left. Oldest first. */
export const demoTopUps: readonly DemoTopUp[] = [
  { id: 'demo-top-up-1', daysAgo: 399, currency: 'USD', amount: 120_00 },
  { id: 'demo-top-up-2', daysAgo: 290, currency: 'USD', amount: 75_00 },
  { id: 'demo-top-up-3', daysAgo: 230, currency: 'EUR', amount: 31_20 },
  { id: 'demo-top-up-4', daysAgo: 160, currency: 'USD', amount: 100_00 },
  { id: 'demo-top-up-5', daysAgo: 70, currency: 'USD', amount: 97_00 },
  { id: 'demo-top-up-6', daysAgo: 12, currency: 'USD', amount: 50_00 },
];
