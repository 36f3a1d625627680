import { describe, expect, it } from 'vitest';
import { monthlyShare, termOf, yearlySaving } from '@/features/plans/planTerm';

describe('the term of a plan', () => {
  type Facts = { months?: number; lifetime?: boolean; infinity?: boolean };
  const of = (duration: number | null, facts: Facts = {}) =>
    termOf({ duration, months: null, lifetime: false, infinity: false, ...facts });

  it.each([
    [7, 'days'],
    [27, 'days'],
    [28, 'month'],
    [31, 'month'],
    [32, 'days'],
    [359, 'days'],
    [360, 'year'],
    [366, 'year'],
    [367, 'days'],
    [null, 'once'],
  ])('of %s days is %s', (days, term) => {
    expect(of(days)).toBe(term);
  });

  it('of months by the calendar is in months, unless it is one month or a year', () => {
    expect(of(30, { months: 1 })).toBe('month');
    expect(of(91, { months: 3 })).toBe('months');
    expect(of(365, { months: 12 })).toBe('year');
    expect(of(30, { months: 1, lifetime: true })).toBe('once');
  });

  it('of a plan without an end is once, whatever its days', () => {
    expect(of(30, { lifetime: true })).toBe('once');
    expect(of(30, { infinity: true })).toBe('once');
  });
});

describe('a yearly price', () => {
  it.each([
    ['96.00', '8.00'],
    ['88.50', '7.38'],
    ['20500', '1709'],
    ['2.500', '0.209'],
  ])('of %s is %s a month, never less than is paid', (amount, share) => {
    expect(monthlyShare(amount)).toBe(share);
  });

  it.each([
    ['96.00', '12.00', '48.00'],
    ['88.50', '11.00', '43.50'],
    ['144.00', '12.00', undefined],
    ['150.00', '12.00', undefined],
    ['20500', '2500', '9500'],
  ])('of %s against %s a month saves %s', (yearly, monthly, saving) => {
    expect(yearlySaving(yearly, monthly)).toBe(saving);
  });
});
