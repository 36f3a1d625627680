import { vi } from 'vitest';
import type { SubscriptionFactsFragment, SubscriptionPageQuery } from '@/data/generated/subscription';
import { answering, endpoint } from './answers';
import { provider } from './server';

type Owner = NonNullable<SubscriptionPageQuery['me']>;
type Plan = SubscriptionPageQuery['plans'][number];

export const dollars = { id: '1', code: 'USD' };

export const plan = (id: string, title: string, amount: string, facts: Partial<Plan> = {}): Plan => ({
  id,
  title,
  description: null,
  duration: 30,
  months: 1,
  lifetime: false,
  infinity: false,
  active: true,
  index: Number(id),
  trialPeriod: 0,
  productId: `${id}0`,
  Product: {
    id: `${id}0`,
    active: true,
    Tariffs: [
      {
        id: `${id}1`,
        index: 1,
        Prices: [
          { default: amount, sale: null, old: null, withSale: false, member: null, Currency: dollars },
        ],
      },
    ],
  },
  ...facts,
});

/** The next charge for the plan Moon, or for another plan. */
export const nextCharge = (date: string, amount = '9.00', Plan = { id: '1', title: 'Moon' }) => ({
  date,
  amount,
  Currency: dollars,
  Plan,
});

export const subscription = (facts: Partial<SubscriptionFactsFragment> = {}): SubscriptionFactsFragment => ({
  id: '5',
  status: 'ACTIVE',
  price: '9.00',
  Currency: dollars,
  activeEndDate: '2027-03-21T12:00:00.000Z',
  pastDueEndDate: null,
  lastPaymentDate: '2027-02-19T12:00:00.000Z',
  NextCharge: nextCharge('2027-03-21T12:00:00.000Z'),
  Upcoming: [],
  overdue: null,
  isCovered: true,
  announcedAt: null,
  hasNotice: false,
  withdrawableUntil: null,
  EarlyEnd: null,
  isTrial: false,
  renew: true,
  maxActivated: 3,
  activationsLeft: 2,
  Plan: {
    id: '1',
    title: 'Moon',
    description: null,
    duration: 30,
    months: 1,
    lifetime: false,
    infinity: false,
    duePeriod: 14,
    productId: '10',
  },
  NextPlan: null,
  SavedMethod: null,
  ...facts,
});

/** The data of the subscription page: Ada's subscription to Moon, with Sun also on sale. */
export const subscriptionPage = (
  Subscription: SubscriptionFactsFragment | null,
  facts: Partial<SubscriptionPageQuery> & { owner?: Partial<Owner> } = {},
): SubscriptionPageQuery => {
  const { owner, ...rest } = facts;
  return {
    me: {
      id: '7',
      email: 'ada@example.com',
      emailVerified: true,
      hadSubscriptionBefore: Subscription !== null,
      openDifferences: [],
      balances: [{ amount: '50.00', Currency: { id: '1' } }],
      Currency: { id: '1' },
      Subscription,
      SubscriptionPurchase: [],
      ...owner,
    },
    plans: [
      plan('1', 'Moon', '9.00'),
      plan('2', 'Sun', '90.00', { duration: 365, months: 12, trialPeriod: 14 }),
    ],
    products: [
      { id: '30', title: 'Night Walk', description: '', availableBySubscription: true, availableDuration: 7 },
      {
        id: '31',
        title: 'Loose Leaf',
        description: '',
        availableBySubscription: false,
        availableDuration: null,
      },
    ],
    wallet: { SavedMethods: [] },
    subscriptionHistory: [
      {
        id: '1',
        kind: 'RENEWED',
        createdAt: '2027-02-19T12:00:00.000Z',
        amount: '9.00',
        Currency: dollars,
        Plan: { id: '1', title: 'Moon' },
      },
    ],
    ...rest,
  };
};

/** Has the provider answer the page with these in turn, repeating the last one. */
export function subscriptionAnswers(...pages: readonly SubscriptionPageQuery[]): void {
  let next = 0;
  provider.use(
    endpoint.query('SubscriptionPage', () => {
      const page = pages[Math.min(next, pages.length - 1)];
      next += 1;
      return answering({ ...page });
    }),
  );
}

/** Has the provider answer a mutation; returns a spy on the variables. */
export function mutationAnswers(name: string, answer: Record<string, unknown>) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation(name, ({ variables }) => {
      asked(variables);
      return answering(answer);
    }),
  );
  return asked;
}

export const ways = [
  { id: 'balance', displayName: 'Wallet', description: null, canBeKept: false },
  { id: 'sandbox', displayName: 'Test card', description: null, canBeKept: true },
];
