import type { MeQuery } from '@/graphql/generated/account';
import type { StatusTone } from '@/ui/StatusPill';

export type Subscription = NonNullable<NonNullable<MeQuery['me']>['Subscription']>;

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
}: Subscription): SubscriptionState {
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

export const subscriptionTone: Readonly<Record<Subscription['status'], StatusTone>> = {
  INCOMPLETE: 'wait',
  INCOMPLETE_EXPIRED: 'quiet',
  TRIALING: 'good',
  ACTIVE: 'good',
  PAST_DUE: 'bad',
  CANCELED: 'quiet',
};

/** How often a plan is paid for. */
export type PlanPeriod = { every: 'once' | 'month' | 'year' } | { every: 'days'; count: number };

export function planPeriod({
  duration,
  lifetime,
  infinity,
}: Pick<Subscription['Plan'], 'duration' | 'lifetime' | 'infinity'>): PlanPeriod {
  if (lifetime || infinity || duration === null) return { every: 'once' };
  if (duration >= 28 && duration <= 31) return { every: 'month' };
  if (duration === 365 || duration === 366) return { every: 'year' };
  return { every: 'days', count: duration };
}
