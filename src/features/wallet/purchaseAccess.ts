import type { PurchaseRowFragment } from '@/data/generated/wallet';
import type { StatusTone } from '@/ui/StatusPill';

/** The access that a purchase gives, for display. */
export type PurchaseAccess =
  | { kind: 'none' }
  | { kind: 'forGood' | 'subscription' }
  | { kind: 'until'; date: string; daysLeft: number }
  | { kind: 'notYet' | 'endedOn' | 'spentOn'; date: string };

const day = 86_400_000;

/** The access of a purchase at `now` (milliseconds since the Unix epoch). */
export function purchaseAccess(
  {
    status,
    startsAt,
    availableTo,
    spentAt,
    Product,
  }: Pick<PurchaseRowFragment, 'status' | 'startsAt' | 'availableTo' | 'spentAt' | 'Product'>,
  now: number,
): PurchaseAccess {
  if (status === 'PENDING' && startsAt) return { kind: 'notYet', date: startsAt };
  if (status === 'SPENT' && spentAt) return { kind: 'spentOn', date: spentAt };
  if (status === 'EXPIRED' && availableTo) return { kind: 'endedOn', date: availableTo };
  if (status !== 'ACTIVE') return { kind: 'none' };
  // For a plan, the end date is on the subscription, not on the purchase.
  if (!availableTo) return { kind: Product.Plan ? 'subscription' : 'forGood' };
  const left = Date.parse(availableTo) - now;
  return left <= 0
    ? { kind: 'endedOn', date: availableTo }
    : { kind: 'until', date: availableTo, daysLeft: Math.floor(left / day) };
}

export const purchaseTone: Readonly<Record<PurchaseRowFragment['status'], StatusTone>> = {
  PENDING: 'wait',
  ACTIVE: 'good',
  SPENT: 'quiet',
  EXPIRED: 'quiet',
  REFUNDED: 'quiet',
  CANCELED: 'quiet',
};
