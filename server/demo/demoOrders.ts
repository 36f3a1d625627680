import type { Minor } from '../../src/shared/money.ts';
import type { CurrencyCode } from '../database/seed/currencies.ts';

/** The demo user's past orders, oldest first. Amounts come from the catalog's prices. */
export interface DemoOrder {
  readonly id: string;
  readonly daysAgo: number;
  readonly productId: string;
  readonly tariffId: string;
  readonly currency: CurrencyCode;
  readonly giftId?: string;
  readonly promoCode?: { readonly code: string; readonly percent: number };
  /** Whether a declined attempt preceded the successful one. */
  readonly declinedFirst?: true;
  /** Whether the bought access has already ended. */
  readonly isOver?: true;
  /** Whether it was paid instantly from the wallet; otherwise by card. */
  readonly fromWallet?: true;
  /**
   * What the order is for, if not a purchase for oneself: gifts are in `demoPresents`, the renewed subscription is
   * `demoSubscription`.
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
    // 365 days after the first.
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

/** A gift that the demo user bought. The ID is a UUID, as required for the code in its link. */
interface DemoPresent {
  readonly id: string;
  readonly orderId: string;
  readonly recipientName: string;
  readonly message: string;
  /** Who redeemed it; missing if it is still waiting. */
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

/** A top-up of the demo user's wallet. */
export interface DemoTopUp {
  readonly id: string;
  readonly daysAgo: number;
  readonly currency: CurrencyCode;
  readonly amount: Minor;
}

/** These cover two years of the subscription and leave 250 dollars and 31.20 euros. Oldest first. */
export const demoTopUps: readonly DemoTopUp[] = [
  { id: 'demo-top-up-1', daysAgo: 399, currency: 'USD', amount: 120_00 },
  { id: 'demo-top-up-2', daysAgo: 290, currency: 'USD', amount: 75_00 },
  { id: 'demo-top-up-3', daysAgo: 230, currency: 'EUR', amount: 31_20 },
  { id: 'demo-top-up-4', daysAgo: 160, currency: 'USD', amount: 100_00 },
  { id: 'demo-top-up-5', daysAgo: 70, currency: 'USD', amount: 97_00 },
  { id: 'demo-top-up-6', daysAgo: 12, currency: 'USD', amount: 50_00 },
];
