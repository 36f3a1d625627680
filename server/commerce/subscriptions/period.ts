import { periodEnd, periodOfDays } from '../grants/calendar.ts';
import { daysOf, type Plan, type Subscription } from './lock.ts';

/** The end of a period of a plan that is paid for; null where the plan has none. */
export function planEnd(plan: Plan, start: Date, anchorDay: number | null = null): Date | null {
  const days = daysOf(plan);
  return days === null ? null : periodEnd(start, periodOfDays(days), anchorDay);
}

/**
 * From when a plan counts that takes the place of what a person has: from now on, or where a payment is overdue, from the
 * end of what was paid for, as the renewal would. No period is over before it begins.
 */
export function replacementStart(
  { status, active_end_date: end }: Pick<Subscription, 'status' | 'active_end_date'>,
  plan: Plan,
  now: Date,
): Date {
  if (status !== 'PAST_DUE' || end === null) return now;
  const until = planEnd(plan, end);
  return until !== null && until <= now ? now : end;
}
