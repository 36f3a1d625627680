const day = 86_400_000;

/** A plan of a year has 365 days; a twelfth of that is a month of subscription. */
const subscribedMonth = (365 / 12) * day;

/** The same day some months later, or the last day of a shorter month. UTC. */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  // 31 January and one month is 3 March: back to the last day of February.
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The days on which another month with us was full, up to `most`. */
export function monthsWithUs(since: Date, now: Date, most: number): Date[] {
  return Array.from({ length: most }, (_, index) => monthsAfter(since, index + 1)).filter(
    (moment) => moment <= now,
  );
}

/** A period of subscription; an end of null means it has none. */
export interface SubscribedTime {
  readonly from: Date;
  readonly to: Date | null;
}

/**
 * When another month of subscription was full, up to `most`, all times added up. Times that overlap count once.
 * `times` come oldest first.
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
