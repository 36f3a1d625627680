const second = 1000;
const minute = 60 * second;

/** Milliseconds after which an unanswered question is asked again, by how often it failed in a row. */
export const retryDelay = (failures: number): number =>
  Math.min(2 * second * 2 ** (failures - 1), 30 * second);

/**
 * Milliseconds from `now` until a quote is renewed: a minute before it expires. A device whose clock is
 * so wrong that the quote seems expired or to last for hours renews every ten minutes.
 */
export function renewalDelay(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  if (!(left > 0) || left > 60 * minute) return 10 * minute;
  return Math.max(left - minute, left / 2, 5 * second);
}
