import type { OrderView } from '@/features/checkout/result/orderView';

const second = 1000;
const minute = 60 * second;

/** After how many milliseconds of processing the page says that it takes longer than usual. */
export const longAfter = minute;

/** Milliseconds until an order is looked at again, `elapsed` milliseconds after the page began to follow it. */
export function nextPollDelay(view: OrderView, elapsed: number): number {
  if (view === 'declined' || view === 'unpaid') return 20 * second;
  if (elapsed < 10 * second) return second;
  if (elapsed < minute) return 2.5 * second;
  return elapsed < 10 * minute ? 8 * second : 30 * second;
}
