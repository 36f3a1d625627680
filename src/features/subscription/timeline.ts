import { retryDays } from '@/shared/subscriptionState';
import type { Subscription } from '@/features/subscription/types';

/** A past or future event of a subscription; `at` is an ISO 8601 instant. */
export interface Moment {
  readonly kind:
    | 'paid'
    | 'withdraw'
    | 'announced'
    | 'trialEnd'
    | 'cancelBy'
    | 'charge'
    | 'notice'
    | 'planChange'
    | 'planStart'
    | 'retry'
    | 'accessEnd';
  readonly at: string;
  /** Title of the plan it's about, if that's neither the current nor the next one. */
  readonly plan?: string;
}

const day = 86_400_000;

type Dated = Pick<
  Subscription,
  | 'status'
  | 'activeEndDate'
  | 'pastDueEndDate'
  | 'lastPaymentDate'
  | 'NextCharge'
  | 'NextPlan'
  | 'Upcoming'
  | 'announcedAt'
  | 'hasNotice'
  | 'withdrawableUntil'
> & { readonly Plan: Pick<Subscription['Plan'], 'duePeriod'> };

/** The next payment attempt and the later ones within the grace period. */
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

/** The events of a subscription in no particular order, except that simultaneous ones follow from each other. */
function momentsOf(subscription: Dated): Moment[] {
  const { status, activeEndDate, pastDueEndDate, lastPaymentDate, NextCharge } = subscription;
  const paid: Moment[] = lastPaymentDate === null ? [] : [{ kind: 'paid', at: lastPaymentDate }];
  if (status === 'PAST_DUE') {
    const end: Moment[] = pastDueEndDate === null ? [] : [{ kind: 'accessEnd', at: pastDueEndDate }];
    return [...paid, ...retries(subscription), ...end];
  }
  if ((status !== 'ACTIVE' && status !== 'TRIALING') || activeEndDate === null) return [];
  const moments = [...paid];
  const { announcedAt, withdrawableUntil } = subscription;
  if (withdrawableUntil !== null) moments.push({ kind: 'withdraw', at: withdrawableUntil });
  if (status === 'TRIALING') moments.push({ kind: 'trialEnd', at: activeEndDate });
  for (const { Plan, startsAt } of subscription.Upcoming)
    moments.push({ kind: 'planStart', at: startsAt, plan: Plan.title });
  if (!NextCharge) return [...moments, { kind: 'accessEnd', at: activeEndDate }];
  const { date: at } = NextCharge;
  if (subscription.NextPlan) moments.push({ kind: 'planChange', at });
  if (announcedAt !== null) moments.push({ kind: 'announced', at: announcedAt });
  moments.push({ kind: 'cancelBy', at }, { kind: 'charge', at });
  return subscription.hasNotice ? [...moments, { kind: 'notice', at }] : moments;
}

/** The events of a subscription, earliest first; none if it's over. */
export const timelineOf = (subscription: Dated): Moment[] =>
  momentsOf(subscription).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** The upcoming events, for a calendar. */
export const upcomingOf = (moments: readonly Moment[]): Moment[] =>
  moments.filter(({ kind }) => kind !== 'paid');
