import type { Order } from '@/features/checkout/types';

/** An order as the payment page receives it: open and without a payment attempt, by default. */
export const shownOrder = (facts: Partial<Order> = {}): Order => ({
  id: '7',
  number: '7KMP-4RXD',
  status: 'OPEN',
  price: '45.00',
  default: '45.00',
  difference: '0.00',
  isMemberPrice: false,
  Currency: { id: '1', code: 'USD' },
  email: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
  paidAt: null,
  receiptNumber: null,
  Seller: null,
  Taxes: [],
  BuyerDetails: null,
  LastBuyerDetails: null,
  purpose: 'PURCHASE',
  Present: null,
  Trial: null,
  RefundRight: null,
  RefundRequest: null,
  Waiting: null,
  Agreements: [],
  Products: [],
  Tariff: null,
  Gift: null,
  Transaction: null,
  Purchase: null,
  ...facts,
});

/** A payment attempt as the payment page receives it. */
export const shownAttempt = (
  status: NonNullable<Order['Transaction']>['status'],
  facts: Partial<NonNullable<Order['Transaction']>> = {},
): NonNullable<Order['Transaction']> => ({
  id: '70',
  status,
  dateOfStatusChange: '2026-11-21T08:00:00.000Z',
  redirectUrl: null,
  CreditNotes: [],
  PaymentMethod: { id: 'sandbox', displayName: 'Card' },
  ...facts,
});
