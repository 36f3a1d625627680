import { expect, it } from 'vitest';
import { upcomingOf, timelineOf } from '@/features/subscription/timeline';

type Dated = Parameters<typeof timelineOf>[0];

const end = '2026-12-21T12:00:00.000Z';
const paid = '2026-11-21T12:00:00.000Z';
const charge = (date: string): Dated['NextCharge'] => ({
  date,
  amount: '12.00',
  Currency: { id: '1', code: 'USD' },
  Plan: { id: '1', title: 'Month' },
});
const subscription = (facts: Partial<Dated> = {}): Dated => ({
  status: 'ACTIVE',
  activeEndDate: end,
  pastDueEndDate: null,
  lastPaymentDate: paid,
  NextCharge: charge(end),
  NextPlan: null,
  Upcoming: [],
  Plan: { duePeriod: 14 },
  ...facts,
});
const written = (facts: Partial<Dated>) =>
  timelineOf(subscription(facts)).map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`);

it('an active subscription was paid and is charged again', () => {
  expect(written({})).toEqual(['paid 2026-11-21', 'charge 2026-12-21']);
});

it('a cancelled one ends instead', () => {
  expect(written({ NextCharge: null })).toEqual(['paid 2026-11-21', 'accessEnd 2026-12-21']);
});

it('a trial ends and is then charged', () => {
  expect(written({ status: 'TRIALING', lastPaymentDate: null })).toEqual([
    'trialEnd 2026-12-21',
    'charge 2026-12-21',
  ]);
});

it('a change that waits for the renewal is listed before the charge', () => {
  expect(written({ NextPlan: { id: '2', title: 'Year' } })).toEqual([
    'paid 2026-11-21',
    'planChange 2026-12-21',
    'charge 2026-12-21',
  ]);
});

it('time of another plan that follows is named before the charge behind it', () => {
  const moments = timelineOf(
    subscription({
      NextCharge: charge('2027-12-21T12:00:00.000Z'),
      Upcoming: [{ Plan: { id: '2', title: 'Year' }, startsAt: end }],
    }),
  );
  expect(moments.map(({ kind, at, plan }) => [kind, at.slice(0, 10), plan])).toEqual([
    ['paid', '2026-11-21', undefined],
    ['planStart', '2026-12-21', 'Year'],
    ['charge', '2027-12-21', undefined],
  ]);
});

it('an overdue one is tried again on the days that are left of its grace, and then ends', () => {
  const facts = {
    status: 'PAST_DUE',
    pastDueEndDate: '2027-01-04T12:00:00.000Z',
    NextCharge: charge('2026-12-23T12:00:00.000Z'),
  } as const;
  expect(written(facts)).toEqual([
    'paid 2026-11-21',
    'retry 2026-12-23',
    'retry 2026-12-28',
    'retry 2027-01-04',
    'accessEnd 2027-01-04',
  ]);
  expect(written({ ...facts, NextCharge: null })).toEqual(['paid 2026-11-21', 'accessEnd 2027-01-04']);
});

it.each(['CANCELED', 'INCOMPLETE', 'INCOMPLETE_EXPIRED'] as const)('one that is %s has no time', (status) => {
  expect(timelineOf(subscription({ status }))).toEqual([]);
});

it('one for good has no time', () => {
  expect(timelineOf(subscription({ activeEndDate: null, NextCharge: null }))).toEqual([]);
});

it('what was paid is no date of the calendar', () => {
  expect(upcomingOf(timelineOf(subscription())).map(({ kind }) => kind)).toEqual(['charge']);
});
