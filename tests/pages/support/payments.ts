import { vi } from 'vitest';
import type { PaymentRowFragment, WalletEntriesQuery, WalletQuery } from '@/data/generated/payments';
import { answering, endpoint } from './answers';
import { provider } from './server';

const usd = { id: '1', code: 'USD' };

/** A paid order of The Atlas of Attention. */
export const payment = (facts: Partial<PaymentRowFragment> = {}): PaymentRowFragment => ({
  id: 'tx-1',
  purpose: 'ORDER',
  status: 'SUCCEEDED',
  dateOfStatusChange: '2026-11-18T10:05:00.000Z',
  amount: '45.00',
  Currency: { id: '2', code: 'EUR' },
  actualAmount: '48.60',
  actualCurrency: usd,
  fee: '1.20',
  FeeCurrency: { id: '2', code: 'EUR' },
  refunded: '0.00',
  CreditNotes: [],
  createdAt: '2026-11-18T10:00:00.000Z',
  redirectUrl: null,
  PaymentMethod: { id: 'sandbox', displayName: 'Card' },
  Order: {
    id: '90',
    number: '7KMP-4RXD',
    status: 'PAID',
    expiresAt: '2036-11-18T10:00:00.000Z',
    receiptNumber: 17,
    Products: [{ id: '2', title: 'The Atlas of Attention' }],
    Tariff: { id: '21', name: 'Scholar' },
  },
  ...facts,
});

/** A declined payment whose order can still be paid. */
export const failedPayment = (facts: Partial<PaymentRowFragment> = {}): PaymentRowFragment => {
  const { Order } = payment();
  return payment({
    status: 'FAILED',
    actualAmount: null,
    actualCurrency: null,
    fee: null,
    Order: Order && { ...Order, status: 'OPEN', receiptNumber: null },
    ...facts,
  });
};

/** Has the provider answer with a page of payments; returns a spy on the variables. */
export function paymentsAnswers(payments: readonly PaymentRowFragment[], total = payments.length) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Transactions', ({ variables }) => {
      asked(variables);
      const totalPages = Math.ceil(total / 10);
      return answering({
        transactions: {
          Transactions: payments,
          Pagination: { currentPage: 1, nextPageExists: false, previousPageExists: false, total, totalPages },
        },
      });
    }),
  );
  return asked;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 10),
  income: index === 11 ? '100.00' : '0.00',
  spending: index === 11 ? '45.50' : '0.00',
}));

/** A wallet with some money and an upcoming renewal. */
export const walletOf = (facts: Partial<WalletQuery['wallet']> = {}): WalletQuery['wallet'] => ({
  Balances: [
    { amount: '54.50', Currency: usd },
    { amount: '5.00', Currency: { id: '2', code: 'EUR' } },
  ],
  Currency: usd,
  Months: months,
  Due: {
    date: '2026-12-18T10:00:00.000Z',
    amount: '9.00',
    Currency: usd,
    Plan: { id: '1', title: 'Orbit' },
  },
  SavedMethods: [{ id: '3', label: 'Visa 4242' }],
  TopUpLimits: [
    { least: '1.00', most: '10000.00', Currency: usd },
    { least: '1000', most: '13000000', Currency: { id: '9', code: 'KRW' } },
  ],
  PaymentMethods: [{ id: 'sandbox', displayName: 'Card', description: 'You’ll confirm on the next page.' }],
  ...facts,
});

/** Has the provider answer with a wallet. */
export const walletAnswers = (facts: Partial<WalletQuery['wallet']> = {}, emailVerified = true): void =>
  provider.use(
    endpoint.query('Wallet', () => answering({ me: ownerOf({ emailVerified }), wallet: walletOf(facts) })),
  );

/** The owner of the wallet. */
export const ownerOf = (
  facts: Partial<NonNullable<WalletQuery['me']>> = {},
): NonNullable<WalletQuery['me']> => ({
  id: '7',
  email: 'ada@example.com',
  emailVerified: true,
  ...facts,
});

type EntryPage = WalletEntriesQuery['walletEntries'];

/** Has the provider answer with a page of wallet entries; returns a spy on the variables. */
export function entriesAnswers(Entries: EntryPage['Entries'] = [], hasMore = false) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('WalletEntries', ({ variables }) => {
      asked(variables);
      return answering({ walletEntries: { Entries, hasMore } });
    }),
  );
  return asked;
}
