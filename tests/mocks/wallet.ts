import { currencies, currencyOf, paymentMethods, plans, products } from './catalogue';
import { failure } from './failure';
import { orderOf, transactionOf } from './orderOf';
import { plus, type Caller } from './pricing';
import { listed, type Paged } from './paged';
import { subscriptionOf } from './subscription';
import { nextId, type MockTopUp, type MockUser } from './world';

const usd = currencyOf('USD');
const [sandbox, balance] = paymentMethods;
const day = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

/** What came in and went out in each of the last twelve months, in dollars. */
const months = [0, 40, 25, 60, 0, 30, 90, 20, 45, 0, 75, 100].map((income, index) => {
  const month = new Date();
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 11 + index);
  return {
    month: month.toISOString().slice(0, 10),
    income: `${income}.00`,
    spending: index % 3 === 1 ? '24.00' : index % 3 === 2 ? '9.90' : '0.00',
  };
});

/** What the wallet's own methods are kept as. */
export const savedMethods = [
  { id: 'saved-1', label: '•••• 4242', PaymentMethod: sandbox, createdAt: daysAgo(200) },
];

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

const topUpOf = ({ id, amount, currencyId, createdAt }: MockTopUp) =>
  past(id, 0, amount, {
    purpose: 'TOP_UP',
    Currency: currencies.find((currency) => currency.id === currencyId),
    createdAt,
    dateOfStatusChange: createdAt,
    Order: null,
  });

/** Everything that a person paid, the newest first. */
function paymentsOf({ world, user }: Caller) {
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

interface PaymentFilter {
  status?: readonly string[] | null;
  search?: string | null;
}

/** Puts money in at once: the mock has no provider's page for it. */
function topUp(user: MockUser, world: Caller['world'], input: { amount: string; currencyId: string }) {
  const made = { ...input, id: `top-up-${nextId(world)}`, createdAt: new Date().toISOString() };
  user.topUps = [...(user.topUps ?? []), made];
  const before = user.balances[input.currencyId] ?? '0.00';
  user.balances[input.currencyId] = plus(before, input.amount);
  return { redirectUrl: null, Transaction: topUpOf(made) };
}

/** What a wallet holds, what moved, and how it is filled. */
export const walletResolvers = {
  wallet(_args: unknown, { user }: Caller) {
    if (!user) throw failure('UNAUTHENTICATED');
    const subscription = subscriptionOf(user);
    return {
      Balances: Object.entries(user.balances).map(([id, amount]) => ({
        amount,
        Currency: currencies.find((currency) => currency.id === id),
      })),
      Currency: usd,
      Months: months,
      Due: subscription?.renew
        ? { date: subscription.nextChargeAt, amount: subscription.price, Currency: usd, Plan: plans[0] }
        : null,
      SavedMethods: savedMethods,
      TopUpLimits: currencies.map((Currency) =>
        Currency.code === 'KRW'
          ? { Currency, least: '1000', most: '1000000' }
          : { Currency, least: '1.00', most: '1000.00' },
      ),
      PaymentMethods: [sandbox],
    };
  },
  transaction: ({ id }: { id: string }, caller: Caller) =>
    paymentsOf(caller).find((payment) => payment.id === id) ?? null,
  transactions({ filter, ...page }: Paged & { filter?: PaymentFilter | null }, caller: Caller) {
    const wanted = filter?.status;
    const fitting = paymentsOf(caller).filter(
      ({ status, Order }) =>
        (!wanted?.length || wanted.includes(status)) &&
        (!filter?.search || JSON.stringify(Order?.Products ?? '').includes(filter.search)),
    );
    return listed('Transactions', fitting, page);
  },
  balanceTopUp(
    { input: { amount, currencyId } }: { input: { amount: string; currencyId: string } },
    { user, world }: Caller,
  ) {
    if (!user) throw failure('UNAUTHENTICATED');
    return topUp(user, world, { amount, currencyId });
  },
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
