import { paymentMethods, products, type MockProduct } from './catalogue';
import { currencies } from './currencies';
import { minus } from './pricing';
import { attemptOf, type MockOrder, type MockTransaction, type World } from './world';

const day = 24 * 60 * 60_000;

/** An attempt to pay as the contract shows it. */
export const transactionOf = (transaction: MockTransaction, { quote }: MockOrder) => ({
  ...transaction,
  purpose: 'ORDER',
  actualAmount: null,
  actualCurrency: null,
  fee: null,
  FeeCurrency: currencies.find(({ id }) => id === quote.currencyId),
  refunded: '0.00',
  amount: quote.total,
  Currency: currencies.find(({ id }) => id === quote.currencyId),
  PaymentMethod: paymentMethods.find(({ id }) => id === transaction.methodId),
});

/** An order as the contract shows it. */
export function orderOf(world: World, order: MockOrder) {
  const { quote } = order;
  const product = products.find(({ id }) => id === quote.productId);
  const tariff = product?.Tariffs.find(({ id }) => id === quote.tariffId) ?? null;
  const gift = product?.Gifts.find(({ id }) => id === quote.giftId) ?? null;
  const attempt = attemptOf(world, order.id);
  return {
    ...order,
    purpose: order.forPlan?.purpose ?? 'PURCHASE',
    Present: null,
    Trial: order.trial && order.status === 'PAID' ? trialOf(order) : null,
    price: quote.total,
    default: quote.default,
    difference: minus(quote.default, quote.total),
    Currency: currencies.find(({ id }) => id === quote.currencyId),
    expiresAt: new Date(Date.parse(order.createdAt) + day).toISOString(),
    Products: [product],
    Tariff: tariff,
    Gift: gift,
    Transaction: attempt ? transactionOf(attempt, order) : null,
    Purchase: order.status === 'PAID' && !order.forPlan ? purchaseOf(order, product, tariff, gift) : null,
  };
}

/** A trial that is followed by a charge, unless it is over or was cancelled. */
const trialOf = ({ trial, quote }: MockOrder) => ({
  endsAt: trial?.endsAt ?? null,
  Due: trial?.isCanceled
    ? null
    : { amount: quote.default, Currency: currencies.find(({ id }) => id === quote.currencyId) },
});

function purchaseOf(order: MockOrder, product: MockProduct | undefined, tariff: unknown, gift: unknown) {
  return {
    id: `purchase-${order.id}`,
    status: 'ACTIVE',
    availableTo: null,
    spentAt: null,
    createdAt: order.paidAt,
    Product: product,
    Tariff: tariff,
    Gift: gift,
    Researches: [],
  };
}
