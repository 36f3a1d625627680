const day = 86_400_000;

/** A month of subscription is a twelfth of a yearly plan's 365 days. */
const subscribedMonth = (365 / 12) * day;

/** The same day some months later, or the last day of a shorter month. UTC. */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  // January 31 plus one month overflows to March 3: go back to the last day of February.
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The dates on which each further month with us was complete, up to `most`. */
export function monthsWithUs(since: Date, now: Date, most: number): Date[] {
  return Array.from({ length: most }, (_, index) => monthsAfter(since, index + 1)).filter(
    (moment) => moment <= now,
  );
}

/** A subscribed period; a null end means it is unlimited. */
export interface SubscribedTime {
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * When each further month of subscription was complete, up to `most`, adding up all periods. Overlaps count once.
 * `times` are sorted oldest first.
 */
export function monthsSubscribed(times: readonly SubscribedTime[], now: Date, most: number): Date[] {
  const moments: Date[] = [];
  let sum = 0;
  let reached = 0;
  for (const { from, to } of times) {
    const start = Math.max(from.getTime(), reached);
    const end = Math.min((to ?? now).getTime(), now.getTime());
    if (end <= start) continue;
    while (moments.length < most && sum + end - start >= (moments.length + 1) * subscribedMonth)
      moments.push(new Date(start + (moments.length + 1) * subscribedMonth - sum));
    sum += end - start;
    reached = end;
  }
  return moments;
}
