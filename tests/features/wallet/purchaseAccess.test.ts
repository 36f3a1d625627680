import { expect, it } from 'vitest';
import { purchaseAccess } from '@/features/wallet/purchaseAccess';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const Product = { id: '2', title: 'The Atlas of Attention', active: true, Plan: null };
const blank = { startsAt: null, availableTo: null, spentAt: null, Product };

it('a purchase that waits says when access begins', () => {
  const startsAt = '2026-12-05T08:00:00.000Z';
  expect(purchaseAccess({ ...blank, status: 'PENDING', startsAt }, now)).toEqual({
    kind: 'notYet',
    date: startsAt,
  });
});

it('an active purchase without an end date is permanent', () => {
  expect(purchaseAccess({ ...blank, status: 'ACTIVE' }, now)).toEqual({ kind: 'forGood' });
});

it('a purchased plan gives access as long as its subscription', () => {
  const plan = { ...Product, Plan: { id: '1' } };
  expect(purchaseAccess({ ...blank, status: 'ACTIVE', Product: plan }, now)).toEqual({
    kind: 'subscription',
  });
});

it.each([
  ['2026-11-21T18:00:00.000Z', 0],
  ['2026-11-22T12:00:00.000Z', 1],
  ['2026-12-21T12:00:00.000Z', 30],
])('access until %s has %i whole days left', (availableTo, daysLeft) => {
  const access = purchaseAccess({ ...blank, status: 'ACTIVE', availableTo }, now);
  expect(access).toEqual({ kind: 'until', date: availableTo, daysLeft });
});

it('access past its end date has ended, even if the status is still active', () => {
  const availableTo = '2026-11-21T11:59:59.000Z';
  expect(purchaseAccess({ ...blank, status: 'ACTIVE', availableTo }, now)).toEqual({
    kind: 'endedOn',
    date: availableTo,
  });
});

it('spent and expired purchases show since when', () => {
  const date = '2026-11-01T00:00:00.000Z';
  expect(purchaseAccess({ ...blank, status: 'SPENT', spentAt: date }, now)).toEqual({
    kind: 'spentOn',
    date,
  });
  expect(purchaseAccess({ ...blank, status: 'EXPIRED', availableTo: date }, now)).toEqual({
    kind: 'endedOn',
    date,
  });
});

it.each(['REFUNDED', 'CANCELED'] as const)('a purchase that is %s gives no access', (status) => {
  expect(purchaseAccess({ ...blank, status, availableTo: '2027-01-01T00:00:00.000Z' }, now)).toEqual({
    kind: 'none',
  });
});
