const day = 86_400_000;

/** A plan's billing period: calendar months, or days of 24 hours. */
export type Period = { readonly months: number } | { readonly days: number };

/** The billing period of a plan that is sold by days; as long as a month or a year, it follows the calendar. */
export function periodOfDays(days: number): Period {
  if (days >= 28 && days <= 31) return { months: 1 };
  if (days === 365 || days === 366) return { months: 12 };
  return { days };
}

/** The number of days in a month, which may be past the end of its year. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The end of a period, in UTC. A month without the anchor's day ends on its last day, and the next one uses the anchor
 * again: January 31, February 28, March 31. A start that doesn't follow from the anchor is its own anchor.
 */
export function periodEnd(start: Date, period: Period, anchorDay: number | null): Date {
  if ('days' in period) return new Date(start.getTime() + period.days * day);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const isShortened = anchorDay !== null && anchorDay > date && date === daysIn(year, month);
  const wanted = isShortened ? anchorDay : date;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(month + period.months);
  end.setUTCDate(Math.min(wanted, daysIn(end.getUTCFullYear(), end.getUTCMonth())));
  return end;
}
