import type { WalletEntry } from '../../server/graphql/generated/resolverTypes';
import { month } from './catalogue';
import { transaction } from './checkout';
import { paged } from './paged';
import type { Answers } from './contract';
import { card, currencies, krw, usd } from './directories';
import { ada } from './people';
import { savedMethods } from './subscription';
import { inDays } from './time';

/** Income and spending in each of the last twelve months, in dollars. */
const months = [0, 40, 25, 60, 0, 30, 90, 20, 45, 0, 75, 100].map((income, index) => {
  const month = new Date();
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 11 + index);
  return {
    month: month.toISOString().slice(0, 10),
    income: `${income}.00`,
    spending: ['0.00', '24.00', '9.90'][index % 3] ?? '0.00',
  };
});

/** The wallet's entries, newest first. */
const entries: readonly WalletEntry[] = [
  { id: '3', kind: 'REFUND', amount: '10.00', balance: '100.10', createdAt: inDays(-3), Currency: usd },
  { id: '2', kind: 'PURCHASE', amount: '-9.90', balance: '90.10', createdAt: inDays(-12), Currency: usd },
  { id: '1', kind: 'TOP_UP', amount: '100.00', balance: '100.00', createdAt: inDays(-13), Currency: usd },
];

export const walletAnswers = {
  wallet: (_args, { person }) => ({
    Balances: (person ?? ada).balances,
    Currency: usd,
    Months: months,
    Due: { date: inDays(10), amount: '9.90', Currency: usd, Plan: month },
    SavedMethods: savedMethods,
    TopUpLimits: currencies.map((Currency) =>
      Currency === krw
        ? { Currency, least: '1000', most: '1000000' }
        : { Currency, least: '1.00', most: '1000.00' },
    ),
    PaymentMethods: [card],
  }),
  walletEntries({ offset, limit }) {
    const { rows, Pagination } = paged(entries, { offset, limit });
    return { Entries: rows, hasMore: Pagination.nextPageExists };
  },
  waiting: () => ({ payments: 1, presents: 1, subscription: 0 }),
  balanceTopUp: ({ input: { amount } }) => ({
    Transaction: transaction({ id: 'top-up-1', purpose: 'TOP_UP', amount }),
  }),
} satisfies Partial<Answers>;
