import type { CreditNote, Transaction } from '../../server/graphql/generated/resolverTypes';
import { atlas } from './catalogue';
import { order, purchase, transaction } from './checkout';
import type { Answers } from './contract';
import { balance, usd } from './directories';
import { has, paged } from './paged';
import { inDays } from './time';

const past = (id: string, days: number, amount: string, facts: Partial<Transaction> = {}): Transaction =>
  transaction({
    id,
    dateOfStatusChange: inDays(-days),
    createdAt: inDays(-days),
    amount,
    Order: order({ id: `order-${id}`, receiptNumber: 900 - days }),
    ...facts,
  });

const creditNote: CreditNote = {
  id: 'refund-1',
  number: 'CN-7',
  issuedAt: inDays(-3),
  receiptNumber: 888,
  reason: 'REFUND',
  total: '-10.00',
  Currency: usd,
  Taxes: [{ rate: '20', net: '-8.33', tax: '-1.67', gross: '-10.00' }],
};

/** Payments in several states, the newest first; the newest failed and can be tried again. */
const transactions = [
  past('past-0', 0, '24.00', {
    status: 'FAILED',
    Order: order({ status: 'OPEN', paidAt: null, receiptNumber: null }),
  }),
  past('past-1', 12, '9.90', { PaymentMethod: balance }),
  past('past-2', 13, '100.00', { purpose: 'TOP_UP', Order: null }),
  past('past-3', 40, '24.00', {
    status: 'PARTIALLY_REFUNDED',
    refunded: '10.00',
    fee: '0.72',
    CreditNotes: [creditNote],
  }),
  past('past-4', 75, '45.00', {
    status: 'FAILED',
    Order: order({ status: 'EXPIRED', paidAt: null, receiptNumber: null }),
  }),
  past('past-5', 120, '180.00', { status: 'REFUNDED', refunded: '180.00' }),
];

export const paymentAnswers = {
  transaction: ({ id }) => transactions.find((one) => one.id === id) ?? transaction({ id }),
  transactions({ filter, ...part }) {
    const { status, from, to, search } = filter ?? {};
    const shown = transactions.filter(
      (one) =>
        (!status?.length || status.includes(one.status)) &&
        (!from || one.createdAt >= from) &&
        (!to || one.createdAt < to) &&
        has(`${one.Order?.Products[0]?.title ?? 'Wallet'} ${one.amount}`, search),
    );
    const { rows, Pagination } = paged(shown, part);
    return { Transactions: rows, Pagination };
  },
  purchases({ filter, offset, limit }) {
    const Order = order();
    const all = Order.Purchase ? [{ ...Order.Purchase, Tariff: Order.Tariff, Order }] : [];
    const { rows, Pagination } = paged(
      all.filter(({ Product }) => has(Product.title, filter?.search)),
      { offset, limit },
    );
    return { Purchases: rows, Pagination };
  },
  purchaseArchive: ({ id, isArchived }) => purchase({ id, isArchived }),
  receipt: () => ({
    number: 888,
    orderNumber: order().number,
    issuedAt: inDays(-12),
    seller: ['Orrery Demo Ltd', '1 Planet Street'],
    taxId: 'DEMO-1',
    buyer: 'Ada Byron',
    buyerEmail: 'ada@example.com',
    Lines: [{ title: atlas.title, amount: '24.00', net: '20.00', tax: '4.00' }],
    Currency: usd,
    total: '24.00',
    Taxes: [{ rate: '20', net: '20.00', tax: '4.00', gross: '24.00' }],
    paymentMethod: 'Wallet',
    refunded: '10.00',
    CreditNotes: [creditNote],
  }),
} satisfies Partial<Answers>;
