import type { Minor } from '../../src/shared/money.ts';
import { day } from './schedule.ts';

/** A period and what was paid for it. */
export interface PaidPeriod {
  readonly start: Date;
  readonly end: Date;
  readonly paid: Minor;
}

/**
 * What the unused days of a period are worth, in minor units: a day that has begun counts as unused, and a fraction of a
 * unit is rounded up, both in the person's favour. Never below zero, never more than was paid. It changes once a day, so
 * that a preview holds.
 */
export function unusedShare({ start, end, paid }: PaidPeriod, now: Date): Minor {
  const days = Math.max(1, Math.ceil((end.getTime() - start.getTime()) / day));
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day)));
  if (paid <= 0) return 0;
  return Number((BigInt(paid) * BigInt(left) + BigInt(days) - 1n) / BigInt(days));
}

/** A plan's price in minor units, for so many days; null days have no end. */
export interface Rate {
  readonly price: Minor;
  readonly days: number | null;
}

/** Whether a plan is worth more a day than another; one without an end always is. */
export function isHigher(to: Rate, from: Rate): boolean {
  if (from.days === null) return false;
  if (to.days === null) return true;
  return BigInt(to.price) * BigInt(from.days) > BigInt(from.price) * BigInt(to.days);
}
