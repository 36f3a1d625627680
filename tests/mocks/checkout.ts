import type { PaymentInput } from '@/graphql/generated/checkout';
import { beginAttempt, payFromWallet, underKey, type MadePayment } from './attempts';
import { failure } from './failure';
import { priceOf, type Caller } from './pricing';
import {
  attemptOf,
  decide,
  nextId,
  signIn,
  type MockOrder,
  type MockQuote,
  type MockUser,
  type World,
} from './world';

function createGuest(world: World, email: string): { guest: MockUser; token: string } {
  const guest: MockUser = {
    id: `guest-${nextId(world)}`,
    login: null,
    password: null,
    fullName: null,
    email,
    balances: {},
  };
  world.users.push(guest);
  return { guest, token: signIn(world, guest.id) };
}

/** The order that is paid: the one asked for, changed to the newest choice, or a new one. */
function orderToPay(
  world: World,
  user: MockUser,
  input: Omit<PaymentInput, 'idempotencyKey'>,
  quote: MockQuote,
): MockOrder {
  if (!input.orderId) {
    const order: MockOrder = {
      id: `order-${nextId(world)}`,
      userId: user.id,
      status: 'OPEN',
      quote,
      email: input.email,
      createdAt: new Date().toISOString(),
      paidAt: null,
      receiptNumber: null,
    };
    world.orders.push(order);
    return order;
  }
  const order = world.orders.find(({ id, userId }) => id === input.orderId && userId === user.id);
  if (!order) throw failure('NOT_FOUND');
  if (order.status !== 'OPEN' && order.status !== 'CONFIRMED') throw failure('CONFLICT');
  const before = attemptOf(world, order.id);
  if (before?.status === 'PENDING' || before?.status === 'PROCESSING') decide(world, order.id, 'EXPIRED');
  return Object.assign(order, { quote, email: input.email });
}

/** Prices, orders and begins to pay. */
function pay(caller: Caller, input: Omit<PaymentInput, 'idempotencyKey'>): MadePayment {
  const { world } = caller;
  if (!/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(input.email)) throw failure('BAD_USER_INPUT', { email: 'email' });
  const quote = priceOf(caller, input.order);
  if (world.quotes[input.quoteId]?.total !== quote.total) throw failure('PRICE_CHANGED');

  const made = caller.user ? undefined : createGuest(world, input.email);
  const user = caller.user ?? made?.guest;
  if (!user) throw failure('INTERNAL');
  if (input.paymentMethodId === 'balance') payFromWallet(user, quote);
  const order = orderToPay(world, user, input, quote);
  const isSettled = input.paymentMethodId === 'balance' || Number(quote.total) === 0;
  const transactionId = beginAttempt(world, order, String(input.paymentMethodId), (id) => {
    if (isSettled) return null;
    return world.isSelfDeciding
      ? `/${input.language}/products/${quote.productId}/payment?order=${order.id}`
      : `/sandbox/pay/${id}`;
  });
  if (isSettled) decide(world, order.id, 'SUCCEEDED');
  return { transactionId, guestToken: made?.token ?? null };
}

/** `paymentCreate`: the same key and body give the same answer. */
export const paymentCreate = (caller: Caller, { idempotencyKey, ...input }: PaymentInput) =>
  underKey(caller.world, idempotencyKey, input, () => pay(caller, input));

/**
 * Where no provider's page stands in, attempts decide themselves: after some seconds by success, by failure
 * for a buyer whose address begins with `declined`, after more than a minute for one with `delayed`.
 */
export function letTimePass(world: World): void {
  if (!world.isSelfDeciding) return;
  for (const order of world.orders) {
    const attempt = attemptOf(world, order.id);
    if (!attempt || (attempt.status !== 'PENDING' && attempt.status !== 'PROCESSING')) continue;
    const age = Date.now() - Date.parse(attempt.createdAt);
    const isDelayed = order.email.startsWith('delayed');
    if (age > (isDelayed ? 75_000 : 5_000)) {
      decide(world, order.id, order.email.startsWith('declined') ? 'FAILED' : 'SUCCEEDED');
    } else if (age > 2_000 && attempt.status === 'PENDING') decide(world, order.id, 'PROCESSING');
  }
}
