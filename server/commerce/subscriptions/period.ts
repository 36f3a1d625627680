import { periodEnd } from '../grants/calendar.ts';
import { periodOf, type Plan, type Subscription } from './lock.ts';

/** The end of a paid period of a plan; null if the plan has no end. */
export function planEnd(plan: Plan, start: Date, anchorDay: number | null = null): Date | null {
  const period = periodOf(plan);
  return period && periodEnd(start, period, anchorDay);
}

/**
 * When a plan that replaces a user's current one starts: now or, if the paid time is over, at its end, as the renewal
 * would: a payment is overdue, or its provider took days. If its period would already be over, it starts now.
 */
export function replacementStart(
  { active_end_date: end }: Pick<Subscription, 'active_end_date'>,
  plan: Plan,
  now: Date,
): Date {
  if (end === null || end > now) return now;
  const until = planEnd(plan, end);
  return until !== null && until <= now ? now : end;
}
