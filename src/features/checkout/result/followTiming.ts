import type { OrderView } from '@/features/checkout/result/orderView';

const second = 1000;
const minute = 60 * second;

/** Processing time in milliseconds after which the page says it's taking longer than usual. */
export const longAfter = minute;

/** Milliseconds until the next poll, `elapsed` milliseconds after the first. */
export function nextPollDelay(view: OrderView, elapsed: number): number {
  if (view === 'declined' || view === 'unpaid') return 20 * second;
  if (elapsed < 10 * second) return second;
  if (elapsed < minute) return 2.5 * second;
  return elapsed < 10 * minute ? 8 * second : 30 * second;
}
