import { retryDays } from '@/shared/subscriptionState';
import type { Subscription } from '@/features/subscription/types';

/** Something that happened to a subscription or will; `at` is an ISO 8601 instant. */
export interface Moment {
  readonly kind: 'paid' | 'trialEnd' | 'charge' | 'planChange' | 'planStart' | 'retry' | 'accessEnd';
  readonly at: string;
  /** The title of the plan that it is about, where that is neither today's nor the next. */
  readonly plan?: string;
}

const day = 86_400_000;

type Dated = Pick<
  Subscription,
  'status' | 'activeEndDate' | 'pastDueEndDate' | 'lastPaymentDate' | 'NextCharge' | 'NextPlan' | 'Upcoming'
> & { readonly Plan: Pick<Subscription['Plan'], 'duePeriod'> };

/** The next try and those that follow it, as long as they are within the grace. */
function retries({ NextCharge, pastDueEndDate, Plan }: Dated): Moment[] {
  if (!NextCharge) return [];
  const { date: nextTry } = NextCharge;
  if (pastDueEndDate === null) return [{ kind: 'retry', at: nextTry }];
  const graceEnd = Date.parse(pastDueEndDate);
  const failedAt = graceEnd - Plan.duePeriod * day;
  const later = retryDays
    .map((days) => failedAt + days * day)
    .filter((at) => at > Date.parse(nextTry) && at <= graceEnd)
    .map((at) => new Date(at).toISOString());
  return [nextTry, ...later].map((at) => ({ kind: 'retry', at }));
}

/** The moments of a subscription's time, the earliest first. One that is over has none. */
export function timelineOf(subscription: Dated): Moment[] {
  const { status, activeEndDate, pastDueEndDate, lastPaymentDate, NextCharge } = subscription;
  const paid: Moment[] = lastPaymentDate === null ? [] : [{ kind: 'paid', at: lastPaymentDate }];
  if (status === 'PAST_DUE') {
    const end: Moment[] = pastDueEndDate === null ? [] : [{ kind: 'accessEnd', at: pastDueEndDate }];
    return [...paid, ...retries(subscription), ...end];
  }
  if ((status !== 'ACTIVE' && status !== 'TRIALING') || activeEndDate === null) return [];
  const moments = [...paid];
  for (const { Plan, startsAt } of subscription.Upcoming)
    moments.push({ kind: 'planStart', at: startsAt, plan: Plan.title });
  if (status === 'TRIALING') moments.push({ kind: 'trialEnd', at: activeEndDate });
  if (!NextCharge) return [...moments, { kind: 'accessEnd', at: activeEndDate }];
  const { date: at } = NextCharge;
  if (subscription.NextPlan) moments.push({ kind: 'planChange', at });
  return [...moments, { kind: 'charge', at }];
}

/** The moments that are still to come, for a calendar. */
export const upcomingOf = (moments: readonly Moment[]): Moment[] =>
  moments.filter(({ kind }) => kind !== 'paid');
