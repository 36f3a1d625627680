import type { CurrencyCode } from './referenceData.ts';

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
}

export const demoOrders: readonly DemoOrder[] = [
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
  { id: 'demo-order-3', daysAgo: 64, productId: '11', tariffId: 'plan-year', currency: 'USD' },
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
  orderId: 'demo-order-3',
  planId: 'year',
  activated: { productId: '4', daysAgo: 30 },
};

/** What the demo wallet opens with, in minor units. */
export const demoWallet = [
  { currency: 'USD', amount: 250_00 },
  { currency: 'EUR', amount: 31_20 },
] as const;
