import { products } from './catalogue';
import { inDays, mockSubscription } from './subscriptionFacts';
import { createWorld, type MockOrder, type World } from './world';

const anHourAgo = inDays(-1 / 24);

const failedOrder: MockOrder = {
  id: 'order-failed',
  userId: 'ada',
  status: 'OPEN',
  quote: {
    productId: products[1]?.id ?? '',
    tariffId: 'reader',
    currencyId: '1',
    giftId: null,
    promoCode: null,
    default: '24.00',
    total: '24.00',
    expiresAt: anHourAgo,
  },
  email: 'ada@example.com',
  createdAt: anHourAgo,
  paidAt: null,
  receiptNumber: null,
};

/**
 * The world that developers see: besides Ada, whose last payment failed and can be tried again, Grace
 * (grace@example.com, grace-demo-1), whose subscription is overdue.
 */
export function demoWorld(): World {
  const world = createWorld({ isSelfDeciding: true });
  world.users.push({
    id: 'grace',
    login: 'grace@example.com',
    password: 'grace-demo-1',
    fullName: 'Grace Hopper',
    email: 'grace@example.com',
    balances: { '1': '30.00' },
    subscription: mockSubscription({ status: 'PAST_DUE', startedAt: inDays(-31), endsAt: inDays(-1) }),
  });
  world.orders.push(structuredClone(failedOrder));
  world.transactions.push({
    id: 'transaction-failed',
    orderId: failedOrder.id,
    status: 'FAILED',
    methodId: 'sandbox',
    redirectUrl: null,
    createdAt: anHourAgo,
    dateOfStatusChange: anHourAgo,
  });
  return world;
}
