import { month } from './catalogue';
import { transaction } from './checkout';
import type { Answers } from './contract';
import { card, currencies, krw, usd } from './directories';
import { ada } from './people';
import { savedMethods } from './subscription';
import { inDays } from './time';

/** What came in and went out in each of the last twelve months, in dollars. */
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
  balanceTopUp: ({ input: { amount } }) => ({
    Transaction: transaction({ id: 'top-up-1', purpose: 'TOP_UP', amount }),
  }),
} satisfies Partial<Answers>;
