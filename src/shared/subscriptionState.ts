import type { SubscriptionState as SubscriptionStatus } from './states.ts';

/** The fields that a subscription's state is derived from. Dates are ISO 8601 instants. */
interface SubscriptionFacts {
  readonly status: SubscriptionStatus;
  readonly activeEndDate: string | null;
  readonly pastDueEndDate: string | null;
  readonly NextCharge: Charge | null;
  readonly Plan: { readonly id: string; readonly lifetime: boolean; readonly infinity: boolean };
}

/** The next charge of a subscription. */
interface Charge {
  readonly date: string;
  readonly amount: string;
  readonly Currency: { readonly code: string };
  readonly Plan: { readonly id: string; readonly title: string };
}

/** The fields of a plan that say how often it is paid for; `duration` in days, also if it lasts calendar months. */
interface PlanLength {
  readonly duration: number | null;
  readonly months: number | null;
  readonly lifetime: boolean;
  readonly infinity: boolean;
}

/** Days after a first failed charge on which it is retried, within the grace period. */
export const retryDays = [2, 7, 14, 21] as const;

/** The sentence that describes a subscription's state, and the date in it. */
export type SubscriptionState =
  | { sentence: 'incomplete' | 'incompleteExpired' | 'forGood' | 'open' | 'pastDue' | 'ended' }
  | { sentence: 'trialEnds' | 'endsOn' | 'pastDueUntil' | 'endedOn'; date: string }
  | { sentence: 'trialRenews' | 'trialChanges' | 'renews' | 'changes'; date: string; charge: Charge };

/** Describes a subscription's status, next charge and dates in one sentence. */
export function subscriptionState({
  status,
  activeEndDate,
  pastDueEndDate,
  NextCharge: charge,
  Plan,
}: SubscriptionFacts): SubscriptionState {
  const isChange = charge !== null && charge.Plan.id !== Plan.id;
  switch (status) {
    case 'INCOMPLETE':
      return { sentence: 'incomplete' };
    case 'INCOMPLETE_EXPIRED':
      return { sentence: 'incompleteExpired' };
    case 'PAST_DUE':
      return pastDueEndDate ? { sentence: 'pastDueUntil', date: pastDueEndDate } : { sentence: 'pastDue' };
    case 'CANCELED':
      return activeEndDate ? { sentence: 'endedOn', date: activeEndDate } : { sentence: 'ended' };
    case 'TRIALING':
      if (!activeEndDate) return { sentence: 'open' };
      if (!charge) return { sentence: 'trialEnds', date: activeEndDate };
      return { sentence: isChange ? 'trialChanges' : 'trialRenews', date: charge.date, charge };
    case 'ACTIVE':
      if (Plan.lifetime || Plan.infinity) return { sentence: 'forGood' };
      if (!activeEndDate) return { sentence: 'open' };
      if (!charge) return { sentence: 'endsOn', date: activeEndDate };
      return { sentence: isChange ? 'changes' : 'renews', date: charge.date, charge };
  }
}

/** Whether it's live but will end on its date, because no charge follows. */
export const isEnding = ({ status, activeEndDate, NextCharge }: Omit<SubscriptionFacts, 'Plan'>): boolean =>
  (status === 'ACTIVE' || status === 'TRIALING') && activeEndDate !== null && !NextCharge;

/** The color tone of the pill for each status. */
export const subscriptionTone = {
  INCOMPLETE: 'wait',
  INCOMPLETE_EXPIRED: 'quiet',
  TRIALING: 'good',
  ACTIVE: 'good',
  PAST_DUE: 'bad',
  CANCELED: 'quiet',
} as const satisfies Record<SubscriptionStatus, string>;

/** How often a plan is paid for. */
export type PlanPeriod = { every: 'once' | 'month' | 'year' } | { every: 'days' | 'months'; count: number };

export function planPeriod({ duration, months, lifetime, infinity }: PlanLength): PlanPeriod {
  if (lifetime || infinity || duration === null) return { every: 'once' };
  if (months !== null && months !== 1 && months !== 12) return { every: 'months', count: months };
  if (duration >= 28 && duration <= 31) return { every: 'month' };
  if (duration === 365 || duration === 366) return { every: 'year' };
  return { every: 'days', count: duration };
}
