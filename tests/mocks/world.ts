import type { ProfileInput } from '@/graphql/generated/general';
import { mockDreams, type MockDream } from './dreamFacts';
import { mockSubscription, type MockSubscription } from './subscriptionFacts';

/** Everything the mock provider remembers. Plain data, so that it survives a page load as JSON. */
export interface World {
  users: MockUser[];
  /** Bearer token to user id. */
  tokens: Record<string, string>;
  quotes: Record<string, MockQuote>;
  orders: MockOrder[];
  transactions: MockTransaction[];
  keys: Record<string, MockKey>;
  dreams: MockDream[];
  /** What became of the presents since. */
  presents: Record<string, { status: string; redeemedAt?: string }>;
  lastId: number;
  /** Percent that every price is raised by. */
  inflation: number;
  /** Whether payments decide themselves after a while, as there is no provider's page. */
  isSelfDeciding: boolean;
}

export interface MockUser {
  id: string;
  /** Null for a guest. */
  login: string | null;
  password: string | null;
  fullName: string | null;
  email: string | null;
  /** Currency id to amount. */
  balances: Record<string, string>;
  avatar?: {
    path: string;
    fileName: string;
    width: number;
    height: number;
    size: number;
    isOriginal: boolean;
  };
  /** What they said of themselves since. */
  profile?: ProfileInput;
  /** When the second factor was turned on; any code but 000000 is right. */
  twoFactorSince?: string | undefined;
  /** Money put into the wallet since. */
  topUps?: MockTopUp[];
  subscription?: MockSubscription;
  /** Saved methods that were removed since. */
  removedMethods?: string[];
  /** Sessions that were ended since. */
  endedSessions?: string[];
  /** When the account will be deleted. */
  deletionDate?: string;
  /** A change of the address that waits for its links. */
  emailChange?: { email: string; newConfirmed: boolean; oldConfirmed: boolean; expiresAt: string };
}

export interface MockTopUp {
  id: string;
  amount: string;
  currencyId: string;
  createdAt: string;
}

export interface MockQuote {
  productId: string;
  tariffId: string;
  currencyId: string;
  giftId: string | null;
  promoCode: string | null;
  default: string;
  total: string;
  expiresAt: string;
}

export interface MockOrder {
  id: string;
  userId: string;
  status: 'OPEN' | 'CONFIRMED' | 'PAID' | 'EXPIRED' | 'REFUNDED';
  quote: MockQuote;
  email: string;
  createdAt: string;
  paidAt: string | null;
  receiptNumber: number | null;
  /** The plan that it is for, where it is about a subscription. */
  forPlan?: { purpose: 'UPGRADE' | 'RENEWAL'; planId: string };
  /** Where it began a subscription with its trial. */
  trial?: { endsAt: string | null; isCanceled?: boolean };
}

export interface MockTransaction {
  id: string;
  orderId: string;
  status: 'PENDING' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  methodId: string;
  redirectUrl: string | null;
  createdAt: string;
  dateOfStatusChange: string;
}

export interface MockKey {
  body: string;
  transactionId: string;
  guestToken: string | null;
}

/** A world with one account and nothing bought. */
export const createWorld = (facts: Partial<World> = {}): World => ({
  users: [
    {
      id: 'ada',
      login: 'ada@example.com',
      password: 'ada-demo-1',
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      balances: { '1': '100.00', '2': '5.00' },
      subscription: mockSubscription(),
    },
  ],
  tokens: {},
  quotes: {},
  orders: [],
  transactions: [],
  keys: {},
  dreams: mockDreams(),
  presents: {},
  lastId: 0,
  inflation: 0,
  isSelfDeciding: false,
  ...facts,
});

/** The next id of the world. */
export function nextId(world: World): string {
  world.lastId += 1;
  return String(world.lastId);
}

/** A new token of a user. */
export function signIn(world: World, userId: string): string {
  const token = `token-${userId}-${nextId(world)}`;
  world.tokens[token] = userId;
  return token;
}

/** Has a user see what a guest bought from now on. */
export function mergeGuest(world: World, guestToken: string | null, userId: string): void {
  const guestId = guestToken === null ? undefined : world.tokens[guestToken];
  const guest = world.users.find(({ id, login }) => id === guestId && login === null);
  if (guestToken === null || !guest) return;
  for (const order of world.orders) if (order.userId === guest.id) order.userId = userId;
  delete world.tokens[guestToken];
}

/** The newest attempt to pay an order. */
export const attemptOf = (world: World, orderId: string): MockTransaction | undefined =>
  world.transactions.findLast((transaction) => transaction.orderId === orderId);

/** What the provider's callback does to the newest attempt and its order. */
export function decide(world: World, orderId: string, status: MockTransaction['status']): void {
  const order = world.orders.find(({ id }) => id === orderId);
  const attempt = attemptOf(world, orderId);
  if (!order || !attempt) throw new Error(`No attempt to pay order ${orderId}`);
  const now = new Date().toISOString();
  Object.assign(attempt, { status, dateOfStatusChange: now, redirectUrl: null });
  if (status === 'SUCCEEDED' && order.status !== 'PAID') {
    const receipts = world.orders.filter(({ receiptNumber }) => receiptNumber !== null).length;
    Object.assign(order, { status: 'PAID', paidAt: now, receiptNumber: receipts + 1 });
  }
  if (status === 'FAILED' || status === 'EXPIRED') order.status = 'OPEN';
  if (status === 'PROCESSING') order.status = 'CONFIRMED';
  if (status === 'REFUNDED') order.status = 'REFUNDED';
}
