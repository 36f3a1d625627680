import type { SubscriptionState as SubscriptionStatus } from './states.ts';

/** What is read of a subscription to say how it stands. Dates are ISO 8601 instants. */
interface Standing {
  readonly status: SubscriptionStatus;
  readonly renew: boolean;
  readonly activeEndDate: string | null;
  readonly pastDueEndDate: string | null;
  readonly Plan: { readonly lifetime: boolean; readonly infinity: boolean };
}

/** What is read of a plan to say how often it is paid for; `duration` in days. */
interface PlanLength {
  readonly duration: number | null;
  readonly lifetime: boolean;
  readonly infinity: boolean;
}

/** Days after the first failure that a charge is tried again, as long as they are within the grace. */
export const retryDays = [2, 7, 14, 21] as const;

/** The sentence that says what a subscription's state means, and the date in it. */
export type SubscriptionState =
  | { sentence: 'incomplete' | 'incompleteExpired' | 'forGood' | 'open' | 'pastDue' | 'ended' }
  | {
      sentence: 'trialRenews' | 'trialEnds' | 'renews' | 'endsOn' | 'pastDueUntil' | 'endedOn';
      date: string;
    };

/** Puts status, renewal and dates of a subscription into one sentence. */
export function subscriptionState({
  status,
  renew,
  activeEndDate,
  pastDueEndDate,
  Plan,
}: Standing): SubscriptionState {
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
      return { sentence: renew ? 'trialRenews' : 'trialEnds', date: activeEndDate };
    case 'ACTIVE':
      if (Plan.lifetime || Plan.infinity) return { sentence: 'forGood' };
      if (!activeEndDate) return { sentence: 'open' };
      return { sentence: renew ? 'renews' : 'endsOn', date: activeEndDate };
  }
}

/** The tone of each status, for its pill. */
export const subscriptionTone = {
  INCOMPLETE: 'wait',
  INCOMPLETE_EXPIRED: 'quiet',
  TRIALING: 'good',
  ACTIVE: 'good',
  PAST_DUE: 'bad',
  CANCELED: 'quiet',
} as const satisfies Record<SubscriptionStatus, string>;

/** How often a plan is paid for. */
export type PlanPeriod = { every: 'once' | 'month' | 'year' } | { every: 'days'; count: number };

export function planPeriod({ duration, lifetime, infinity }: PlanLength): PlanPeriod {
  if (lifetime || infinity || duration === null) return { every: 'once' };
  if (duration >= 28 && duration <= 31) return { every: 'month' };
  if (duration === 365 || duration === 366) return { every: 'year' };
  return { every: 'days', count: duration };
}
