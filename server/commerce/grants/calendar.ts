const day = 86_400_000;

/** How long a plan is paid for at a time: months by the calendar, else days of 24 hours. */
export type Period = { readonly months: number } | { readonly days: number };

/** The period of a plan of so many days: those as long as a month or a year follow the calendar. */
export function periodOfDays(days: number): Period {
  if (days >= 28 && days <= 31) return { months: 1 };
  if (days === 365 || days === 366) return { months: 12 };
  return { days };
}

/** The number of days of a month, which may be beyond its year. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The end of a period, in UTC. A month that lacks the anchor's day ends on its last one, and the next has it again:
 * 31 January, 28 February, 31 March. A start that the anchor does not lead to is its own anchor.
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
