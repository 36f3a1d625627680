import type { Minor } from '../../../src/shared/money.ts';
import type { Grant } from './grants.ts';

const day = 86_400_000;

/** A period and what was paid for it. */
export interface PaidPeriod {
  readonly start: Date;
  readonly end: Date;
  readonly paid: Minor;
}

/**
 * The value of a period's unused days, in minor units: a day that has begun counts as unused, and a fraction of a unit
 * is rounded up, both in the user's favor. Never below zero or above what was paid. It changes once a day, so that a
 * preview stays valid.
 */
export function unusedShare({ start, end, paid }: PaidPeriod, now: Date): Minor {
  const days = Math.max(1, Math.ceil((end.getTime() - start.getTime()) / day));
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day)));
  if (paid <= 0) return 0;
  return Number((BigInt(paid) * BigInt(left) + BigInt(days) - 1n) / BigInt(days));
}

/** The unused part of a grant: its length in milliseconds (null without an end) and what was paid for it. */
export function unusedOf(
  { starts_at: start, ends_at: end, paid_minor: paid }: Grant,
  now: Date,
): { readonly ms: number | null; readonly paid: Minor } {
  if (end === null) return { ms: null, paid };
  const from = Math.max(start.getTime(), now.getTime());
  return { ms: Math.max(0, end.getTime() - from), paid: unusedShare({ start, end, paid }, now) };
}

/** Whether a grant was paid for by the user who has it, so that its unused part is worth money to them. */
export const isOwnPayment = ({ source }: Pick<Grant, 'source'>): boolean =>
  source === 'PURCHASE' || source === 'RENEWAL';
