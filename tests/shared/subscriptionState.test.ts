import { expect, it } from 'vitest';
import { planPeriod, subscriptionState } from '@/shared/subscriptionState';

type Subscription = Parameters<typeof subscriptionState>[0];

const month = {
  id: 'month',
  duration: 30,
  months: null,
  lifetime: false,
  infinity: false,
};
const end = '2026-12-21T12:00:00.000Z';
const grace = '2026-12-28T12:00:00.000Z';

const charge = {
  date: end,
  amount: '12.00',
  Currency: { code: 'USD' },
  Plan: { id: 'month', title: 'Month' },
};
const yearly = { ...charge, amount: '96.00', Plan: { id: 'year', title: 'Year' } };

const subscription = (facts: Partial<Subscription>): Subscription => ({
  status: 'ACTIVE',
  activeEndDate: end,
  pastDueEndDate: null,
  NextCharge: charge,
  Plan: month,
  ...facts,
});

it.each([
  ['an active one that renews', {}, { sentence: 'renews', date: end, charge }],
  ['one that changes its plan', { NextCharge: yearly }, { sentence: 'changes', date: end, charge: yearly }],
  ['an active one that was canceled', { NextCharge: null }, { sentence: 'endsOn', date: end }],
  ['a lifetime one', { activeEndDate: null, Plan: { ...month, lifetime: true } }, { sentence: 'forGood' }],
  ['a trial that continues', { status: 'TRIALING' }, { sentence: 'trialRenews', date: end, charge }],
  [
    'a trial that changes its plan',
    { status: 'TRIALING', NextCharge: yearly },
    { sentence: 'trialChanges', date: end, charge: yearly },
  ],
  ['a trial that ends', { status: 'TRIALING', NextCharge: null }, { sentence: 'trialEnds', date: end }],
  [
    'one in its grace period',
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

it.each([
  [30, { every: 'month' }],
  [365, { every: 'year' }],
  [90, { every: 'days', count: 90 }],
  [null, { every: 'once' }],
] as const)('a plan of %s days is billed as %o', (duration, period) => {
  expect(planPeriod({ ...month, duration })).toEqual(period);
});

it('a plan by the calendar is billed every so many months', () => {
  expect(planPeriod({ ...month, months: 1 })).toEqual({ every: 'month' });
  expect(planPeriod({ ...month, duration: 91, months: 3 })).toEqual({ every: 'months', count: 3 });
  expect(planPeriod({ ...month, duration: 365, months: 12 })).toEqual({ every: 'year' });
});

it('a lifetime plan is billed once, whatever its duration', () => {
  expect(planPeriod({ ...month, lifetime: true })).toEqual({ every: 'once' });
});
