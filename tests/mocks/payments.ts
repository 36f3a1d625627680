import type { TransactionFilter } from '@/graphql/generated/payments';
import { payAtOnce, underKey } from './attempts';
import { paymentMethods, products } from './catalogue';
import { currencies, currencyOf } from './currencies';
import { failure } from './failure';
import { orderOf, transactionOf } from './orderOf';
import { listed, type Paged } from './paged';
import type { Caller } from './pricing';
import { inDays } from './subscriptionFacts';
import type { MockTopUp } from './world';

const usd = currencyOf('USD');
const [sandbox, balance] = paymentMethods;
const daysAgo = (days: number): string => inDays(-days);

/** A payment of long ago; those of today are the world's. */
const past = (id: string, days: number, amount: string, facts: object = {}) => ({
  id,
  purpose: 'ORDER',
  status: 'SUCCEEDED',
  dateOfStatusChange: daysAgo(days),
  createdAt: daysAgo(days),
  amount,
  Currency: usd,
  actualAmount: null,
  actualCurrency: null,
  fee: null,
  FeeCurrency: usd,
  refunded: '0.00',
  redirectUrl: null,
  PaymentMethod: sandbox,
  Order: {
    id: `order-${id}`,
    status: 'PAID',
    expiresAt: daysAgo(days - 1),
    receiptNumber: 900 - days,
    Products: [products[1]],
    Tariff: null,
  },
  ...facts,
});

const pastPayments = [
  past('past-1', 12, '9.90', { PaymentMethod: balance }),
  past('past-2', 13, '100.00', { purpose: 'TOP_UP', Order: null }),
  past('past-3', 40, '24.00', { status: 'PARTIALLY_REFUNDED', refunded: '10.00', fee: '0.72' }),
  past('past-4', 75, '45.00', {
    status: 'FAILED',
    Order: { ...past('', 75, '').Order, status: 'EXPIRED', receiptNumber: null },
  }),
  past('past-5', 120, '180.00', { status: 'REFUNDED', refunded: '180.00' }),
];

/** A top-up as the contract shows it. */
export const topUpOf = ({ id, amount, currencyId, createdAt }: MockTopUp) =>
  past(id, 0, amount, {
    purpose: 'TOP_UP',
    Currency: currencies.find((currency) => currency.id === currencyId),
    createdAt,
    dateOfStatusChange: createdAt,
    Order: null,
  });

/** Everything that a person paid, the newest first. */
export function paymentsOf({ world, user }: Caller) {
  if (!user) return [];
  const made = world.orders
    .filter(({ userId }) => userId === user.id)
    .flatMap((order) =>
      world.transactions
        .filter(({ orderId }) => orderId === order.id)
        .map((transaction) => ({ ...transactionOf(transaction, order), Order: orderOf(world, order) })),
    );
  const topUps = (user.topUps ?? []).map(topUpOf);
  const all = [...made, ...topUps, ...(user.id === 'ada' ? pastPayments : [])];
  return all.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const namesOf = ({ purpose, Order }: ReturnType<typeof paymentsOf>[number]): string =>
  purpose === 'TOP_UP'
    ? 'Money for the wallet'
    : (Order?.Products ?? []).map((product) => product?.title).join(' ');

/** The payments that a filter lets through: `from` that time on, before `to`, by title or amount. */
export function filteredPayments(caller: Caller, { status, from, to, search }: TransactionFilter) {
  const text = search?.trim().toLowerCase() ?? '';
  return paymentsOf(caller).filter((payment) => {
    const made = Date.parse(payment.createdAt);
    return (
      (!status?.length || status.some((one) => one === payment.status)) &&
      (!from || made >= Date.parse(from)) &&
      (!to || made < Date.parse(to)) &&
      `${namesOf(payment)} ${payment.amount}`.toLowerCase().includes(text)
    );
  });
}

interface Retry {
  transactionId: string;
  paymentMethodId: string;
  idempotencyKey: string;
}

/** Makes another attempt to pay what failed, and decides it at once. */
function paymentRetry({ idempotencyKey, ...wish }: Retry, { user, world }: Caller) {
  if (!user) throw failure('UNAUTHENTICATED');
  return underKey(world, idempotencyKey, wish, () => {
    const attempt = world.transactions.find(({ id }) => id === wish.transactionId);
    const order = world.orders.find(({ id, userId }) => id === attempt?.orderId && userId === user.id);
    if (!attempt || !order) throw failure('NOT_FOUND');
    const hasFailed = attempt.status === 'FAILED' || attempt.status === 'EXPIRED';
    const isOpen = order.status === 'OPEN' && Date.parse(orderOf(world, order).expiresAt) > Date.now();
    if (!hasFailed || !isOpen) throw failure('CONFLICT');
    return payAtOnce(world, user, order, wish.paymentMethodId);
  });
}

/** What was paid, how, and what can be done about it. */
export const paymentResolvers = {
  transaction: ({ id }: { id: string }, caller: Caller) =>
    paymentsOf(caller).find((payment) => payment.id === id) ?? null,
  transactions: ({ filter, ...page }: Paged & { filter?: TransactionFilter | null }, caller: Caller) =>
    listed('Transactions', filteredPayments(caller, filter ?? {}), page),
  paymentRetry,
  receipt({ transactionId }: { transactionId: string }, caller: Caller) {
    const payment = paymentsOf(caller).find(({ id }) => id === transactionId);
    if (!payment) return null;
    return {
      number: payment.Order?.receiptNumber ?? 1,
      issuedAt: payment.dateOfStatusChange,
      seller: ['Orrery Demo Ltd', '1 Planet Street'],
      taxId: 'DEMO-1',
      buyer: caller.user?.fullName ?? null,
      buyerEmail: caller.user?.email ?? null,
      Lines: [{ title: payment.Order?.Products[0]?.title ?? 'Wallet', detail: null, amount: payment.amount }],
      Currency: payment.Currency,
      total: payment.amount,
      tax: null,
      taxRate: null,
      paymentMethod: payment.PaymentMethod?.displayName,
      refunded: payment.refunded,
    };
  },
};
