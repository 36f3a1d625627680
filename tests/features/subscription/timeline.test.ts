import { expect, test } from 'vitest';
import { comingOf, timelineOf } from '@/features/subscription/timeline';

type Dated = Parameters<typeof timelineOf>[0];

const end = '2026-12-21T12:00:00.000Z';
const paid = '2026-11-21T12:00:00.000Z';
const subscription = (facts: Partial<Dated> = {}): Dated => ({
  status: 'ACTIVE',
  renew: true,
  activeEndDate: end,
  pastDueEndDate: null,
  lastPaymentDate: paid,
  nextChargeAt: end,
  NextPlan: null,
  Plan: { duePeriod: 14 },
  ...facts,
});
const written = (facts: Partial<Dated>) =>
  timelineOf(subscription(facts)).map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`);

test('an active subscription was paid and is charged again', () => {
  expect(written({})).toEqual(['paid 2026-11-21', 'charge 2026-12-21']);
});

test('a cancelled one ends instead', () => {
  expect(written({ renew: false, nextChargeAt: null })).toEqual(['paid 2026-11-21', 'accessEnd 2026-12-21']);
});

test('a trial ends and is then charged', () => {
  expect(written({ status: 'TRIALING', lastPaymentDate: null })).toEqual([
    'trialEnd 2026-12-21',
    'charge 2026-12-21',
  ]);
});

test('a change that waits for the renewal stands before the charge', () => {
  expect(written({ NextPlan: { id: '2', title: 'Year' } })).toEqual([
    'paid 2026-11-21',
    'planChange 2026-12-21',
    'charge 2026-12-21',
  ]);
});

test('an overdue one is tried again on the days that are left of its grace, and then ends', () => {
  const facts = {
    status: 'PAST_DUE',
    pastDueEndDate: '2027-01-04T12:00:00.000Z',
    nextChargeAt: '2026-12-23T12:00:00.000Z',
  } as const;
  expect(written(facts)).toEqual([
    'paid 2026-11-21',
    'retry 2026-12-23',
    'retry 2026-12-28',
    'retry 2027-01-04',
    'accessEnd 2027-01-04',
  ]);
  expect(written({ ...facts, nextChargeAt: null })).toEqual(['paid 2026-11-21', 'accessEnd 2027-01-04']);
});

test.each(['CANCELED', 'INCOMPLETE', 'INCOMPLETE_EXPIRED'] as const)(
  'one that is %s has no time',
  (status) => {
    expect(timelineOf(subscription({ status }))).toEqual([]);
  },
);

test('one for good has no time', () => {
  expect(timelineOf(subscription({ activeEndDate: null, nextChargeAt: null }))).toEqual([]);
});

test('what was paid is no date of the calendar', () => {
  expect(comingOf(timelineOf(subscription())).map(({ kind }) => kind)).toEqual(['charge']);
});
