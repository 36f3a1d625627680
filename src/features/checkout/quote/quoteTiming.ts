const second = 1000;
const minute = 60 * second;

/** Retry delay in milliseconds, by the number of consecutive failures. */
export const retryDelay = (failures: number): number =>
  Math.min(2 * second * 2 ** (failures - 1), 30 * second);

/**
 * Milliseconds until a quote should be renewed: a minute before it expires. If the device's clock is so wrong that the
 * quote seems expired or valid for hours, renews every ten minutes.
 */
export function renewalDelay(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  if (!(left > 0) || left > 60 * minute) return 10 * minute;
  return Math.max(left - minute, left / 2, 5 * second);
}
