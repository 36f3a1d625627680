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
  announcedAt: null,
  hasNotice: false,
  withdrawableUntil: null,
  Plan: { duePeriod: 14 },
  ...facts,
});
const written = (facts: Partial<Dated>) =>
  timelineOf(subscription(facts)).map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`);

it('the timeline of an active subscription has the last payment and the next charge', () => {
  expect(written({})).toEqual(['paid 2026-11-21', 'cancelBy 2026-12-21', 'charge 2026-12-21']);
});

it('the timeline of a canceled subscription ends instead of being charged', () => {
  expect(written({ NextCharge: null })).toEqual(['paid 2026-11-21', 'accessEnd 2026-12-21']);
});

it('the timeline of a trial has its end and then the charge', () => {
  expect(written({ status: 'TRIALING', lastPaymentDate: null })).toEqual([
    'trialEnd 2026-12-21',
    'cancelBy 2026-12-21',
    'charge 2026-12-21',
  ]);
});

it('the timeline lists a planned change before the charge', () => {
  expect(written({ NextPlan: { id: '2', title: 'Year' } })).toEqual([
    'paid 2026-11-21',
    'planChange 2026-12-21',
    'cancelBy 2026-12-21',
    'charge 2026-12-21',
  ]);
});

it('the timeline lists prepaid time on another plan before the charge after it', () => {
  const moments = timelineOf(
    subscription({
      NextCharge: charge('2027-12-21T12:00:00.000Z'),
      Upcoming: [{ Plan: { id: '2', title: 'Year' }, startsAt: end }],
    }),
  );
  expect(moments.map(({ kind, at, plan }) => [kind, at.slice(0, 10), plan])).toEqual([
    ['paid', '2026-11-21', undefined],
    ['planStart', '2026-12-21', 'Year'],
    ['cancelBy', '2027-12-21', undefined],
    ['charge', '2027-12-21', undefined],
  ]);
});

it('the timeline of a trial with prepaid time lists its events in the order in which they happen', () => {
  const plans = (startsAt: string) => [{ Plan: { id: '2', title: 'Year' }, startsAt }];
  const trial = { status: 'TRIALING', lastPaymentDate: null } as const;
  const later = '2027-02-01T12:00:00.000Z';
  expect(
    written({ ...trial, NextCharge: charge('2027-01-01T12:00:00.000Z'), Upcoming: plans(later) }),
  ).toEqual(['trialEnd 2026-12-21', 'cancelBy 2027-01-01', 'charge 2027-01-01', 'planStart 2027-02-01']);
  const sooner = '2026-12-01T12:00:00.000Z';
  expect(written({ ...trial, Upcoming: plans(sooner) })).toEqual([
    'planStart 2026-12-01',
    'trialEnd 2026-12-21',
    'cancelBy 2026-12-21',
    'charge 2026-12-21',
  ]);
});

it('the timeline of an overdue subscription has the remaining retries, and then its end', () => {
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

it.each(['CANCELED', 'INCOMPLETE', 'INCOMPLETE_EXPIRED'] as const)(
  'a subscription that is %s has no timeline',
  (status) => {
    expect(timelineOf(subscription({ status }))).toEqual([]);
  },
);

it('a lifetime subscription has no timeline', () => {
  expect(timelineOf(subscription({ activeEndDate: null, NextCharge: null }))).toEqual([]);
});

it('past payments are not upcoming events', () => {
  expect(upcomingOf(timelineOf(subscription())).map(({ kind }) => kind)).toEqual(['cancelBy', 'charge']);
});

it('the timeline says when the charge is announced, when to cancel, and what holds afterwards', () => {
  const facts = { announcedAt: '2026-12-13T12:00:00.000Z', hasNotice: true };
  expect(written({ ...facts, withdrawableUntil: '2026-12-05T12:00:00.000Z' })).toEqual([
    'paid 2026-11-21',
    'withdraw 2026-12-05',
    'announced 2026-12-13',
    'cancelBy 2026-12-21',
    'charge 2026-12-21',
    'notice 2026-12-21',
  ]);
});
