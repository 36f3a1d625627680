import { expect, test } from 'vitest';
import { planPeriod, subscriptionState } from '@/shared/subscriptionState';

type Subscription = Parameters<typeof subscriptionState>[0];

const month = {
  duration: 30,
  lifetime: false,
  infinity: false,
};
const end = '2026-12-21T12:00:00.000Z';
const grace = '2026-12-28T12:00:00.000Z';

const subscription = (facts: Partial<Subscription>): Subscription => ({
  status: 'ACTIVE',
  activeEndDate: end,
  pastDueEndDate: null,
  renew: true,
  Plan: month,
  ...facts,
});

test.each([
  ['an active one that renews', {}, { sentence: 'renews', date: end }],
  ['an active one that was cancelled', { renew: false }, { sentence: 'endsOn', date: end }],
  ['a lifetime one', { activeEndDate: null, Plan: { ...month, lifetime: true } }, { sentence: 'forGood' }],
  ['a trial that goes on', { status: 'TRIALING' }, { sentence: 'trialRenews', date: end }],
  ['a trial that ends', { status: 'TRIALING', renew: false }, { sentence: 'trialEnds', date: end }],
  [
    'one in its grace',
    { status: 'PAST_DUE', pastDueEndDate: grace },
    { sentence: 'pastDueUntil', date: grace },
  ],
  ['an overdue one without grace', { status: 'PAST_DUE' }, { sentence: 'pastDue' }],
  ['one that is over', { status: 'CANCELED' }, { sentence: 'endedOn', date: end }],
  ['one that waits for its first payment', { status: 'INCOMPLETE' }, { sentence: 'incomplete' }],
  ['one that was never paid', { status: 'INCOMPLETE_EXPIRED' }, { sentence: 'incompleteExpired' }],
] as const satisfies [string, Partial<Subscription>, object][])(
  'the subscription card has its own sentence for %s',
  (_name, facts, state) => {
    expect(subscriptionState(subscription(facts))).toEqual(state);
  },
);

test.each([
  [30, { every: 'month' }],
  [365, { every: 'year' }],
  [90, { every: 'days', count: 90 }],
  [null, { every: 'once' }],
] as const)('a plan of %s days is paid as %o', (duration, period) => {
  expect(planPeriod({ ...month, duration })).toEqual(period);
});

test('a plan for good is paid once, whatever its duration says', () => {
  expect(planPeriod({ ...month, lifetime: true })).toEqual({ every: 'once' });
});
