import type {
  NextCharge,
  Order,
  OrderCheck,
  OrderInput,
  Transaction,
  Purchase,
} from '../../server/graphql/generated/resolverTypes';
import { atlas, products } from './catalogue';
import type { Answers } from './contract';
import { card, usd } from './directories';
import { inDays } from './time';

/** What a selection costs according to the prices. `SPRING10` is the only promo code, for 10% off. */
export function quoteOf({ productId, tariffId, currencyId, promoCode }: OrderInput): OrderCheck {
  const { Tariffs } = products.find(({ id }) => id === productId) ?? atlas;
  const prices = (Tariffs.find(({ id }) => id === tariffId) ?? Tariffs[0])?.Prices ?? [];
  const price = prices.find(({ Currency }) => Currency.id === currencyId) ?? prices[0];
  const isAccepted = promoCode === 'SPRING10';
  const total = Number(price?.sale ?? price?.default) * (isAccepted ? 0.9 : 1);
  return {
    default: price?.default ?? '0.00',
    difference: (Number(price?.default) - total).toFixed(2),
    total: total.toFixed(2),
    Currency: price?.Currency ?? usd,
    AmountRange: null,
    Tax: null,
    quoteId: 'quote-1',
    expiresAt: inDays(1),
    isMemberPrice: false,
    memberSaving: null,
    promoCodeAccepted: promoCode ? isAccepted : null,
    change: null,
    next: null,
    nextAfterTrial: null,
    owned: null,
    refundDays: 14,
  };
}

/** The monthly charge that follows a purchase. */
export const nextCharge: NextCharge = {
  date: inDays(30),
  amount: '12.00',
  Currency: usd,
  months: 1,
  days: null,
  isAutomatic: true,
};

/** A successful payment attempt by card. */
export const transaction = (facts: Partial<Transaction> = {}): Transaction => ({
  id: 'transaction-1',
  purpose: 'ORDER',
  status: 'SUCCEEDED',
  dateOfStatusChange: inDays(0),
  createdAt: inDays(0),
  amount: '24.00',
  Currency: usd,
  FeeCurrency: usd,
  refunded: '0.00',
  CreditNotes: [],
  PaymentMethod: card,
  ...facts,
});

/** The Atlas of Attention, bought today. */
export const purchase = (facts: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase-1',
  status: 'ACTIVE',
  createdAt: inDays(0),
  isArchived: false,
  Product: atlas,
  Researches: [],
  hasGoods: true,
  FirstGood: { id: 'letter-1', use: 'READ' },
  ...facts,
});

/** A paid order of the Reader edition. */
export const order = (facts: Partial<Order> = {}): Order => ({
  id: 'order-1',
  number: '7KMP-4RXD',
  status: 'PAID',
  price: '24.00',
  default: '24.00',
  difference: '0.00',
  isMemberPrice: false,
  Currency: usd,
  email: 'ada@example.com',
  createdAt: inDays(0),
  expiresAt: inDays(1),
  paidAt: inDays(0),
  purpose: 'PURCHASE',
  receiptNumber: 1,
  Seller: { lines: ['Orrery Demo Ltd', '1 Planet Street'], taxId: 'DEMO-1' },
  Taxes: [{ rate: '20', net: '20.00', tax: '4.00', gross: '24.00' }],
  Products: [atlas],
  Tariff: atlas.Tariffs[0],
  Transaction: transaction(),
  Purchase: purchase(),
  Agreements: [],
  ...facts,
});

/** The selection of an order, which its id names: `order-1` is the Atlas of Attention in the Reader edition. */
const orderOf = (id: string): Partial<Order> => {
  const [, productId, tariffId] = id.split(':');
  const product = products.find((each) => each.id === productId);
  if (!product) return { id };
  const tariff = product.Tariffs.find((each) => each.id === tariffId) ?? product.Tariffs[0];
  const { total, Currency } = quoteOf({ productId: product.id, tariffId: tariff?.id ?? null });
  return {
    id,
    price: total,
    default: total,
    Currency,
    Products: [product],
    Tariff: tariff ?? null,
    Transaction: transaction({ amount: total, Currency }),
    Purchase: purchase({ Product: product }),
  };
};

/** A payment that needs no further confirmation. */
export const paid = (id = 'order-1') => {
  const made = order(orderOf(id));
  return { Order: made, Transaction: made.Transaction ?? transaction(), redirectUrl: null };
};

export const checkoutAnswers = {
  seller: () => 'Orrery Press',
  orderCheck: ({ input }) => quoteOf(input),
  order: ({ id }) => order(orderOf(id)),
  paymentCreate: ({ input: { order: chosen } }) =>
    paid(
      chosen.productId === atlas.id && (chosen.tariffId ?? 'reader') === 'reader'
        ? undefined
        : `order:${chosen.productId}:${chosen.tariffId ?? ''}`,
    ),
  buyerDetailsSave: ({ orderId, input }) => order({ id: orderId, BuyerDetails: input }),
  deliveryStart: ({ orderId }) => order(orderOf(orderId)),
  refundRequest: ({ orderId }) =>
    order({ id: orderId, status: 'REFUNDED', RefundRequest: { state: 'APPROVED', createdAt: inDays(0) } }),
  paymentRetry: () => paid(),
  guestPurchases: () => [],
  orderIsInAccount: () => false,
  ownedProducts: () => [],
  orderLink: () => ({
    state: 'GOOD',
    isOwn: false,
    email: 'a•••@example.com',
    productTitle: atlas.title,
    productId: atlas.id,
    orderId: 'order-1',
    itemId: null,
  }),
  orderLinkOpen: () => ({ token: 'guest-token' }),
  orderLinkRequest: () => true,
  orderLinksRevoke: () => true,
  purchasesResend: () => true,
  orderClaim: () => 1,
} satisfies Partial<Answers>;
