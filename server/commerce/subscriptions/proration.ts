import type { Minor } from '../../../src/shared/money.ts';

/** A plan's price in minor units and its length in days; null days mean it never ends. */
export interface Rate {
  readonly price: Minor;
  readonly days: number | null;
}

/** Whether a plan is worth more per day than another; one without an end always is. */
export function isHigher(to: Rate, from: Rate): boolean {
  if (from.days === null) return false;
  if (to.days === null) return true;
  return BigInt(to.price) * BigInt(from.days) > BigInt(from.price) * BigInt(to.days);
}
