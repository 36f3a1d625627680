import type { Rules } from '../../law/rules.ts';
import { periodEnd } from '../grants/calendar.ts';

const day = 86_400_000;

/** No gift ends before this many days. */
const leastDays = 365;

/** Until when a gift that is bought now can be redeemed, by the law of its buyer's place; years end in UTC. */
export function presentEnd({ validity }: Rules['gifts'], now: Date): Date {
  const least = new Date(now.getTime() + leastDays * day);
  const end =
    'days' in validity
      ? new Date(now.getTime() + validity.days * day)
      : 'years' in validity
        ? periodEnd(now, { months: 12 * validity.years }, null)
        : new Date(Date.UTC(now.getUTCFullYear() + validity.toEndOfYear + 1, 0, 1));
  return end > least ? end : least;
}
