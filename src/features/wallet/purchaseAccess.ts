import type { PurchaseRowFragment } from '@/data/generated/wallet';
import type { StatusTone } from '@/ui/StatusPill';

/** What can be said about the access that a purchase gives. */
export type PurchaseAccess =
  | { kind: 'none' }
  | { kind: 'notYet' | 'forGood' | 'subscription' }
  | { kind: 'until'; date: string; daysLeft: number }
  | { kind: 'endedOn' | 'spentOn'; date: string };

const day = 86_400_000;

/** The access of a purchase at `now` (milliseconds since 1970). */
export function purchaseAccess(
  {
    status,
    availableTo,
    spentAt,
    Product,
  }: Pick<PurchaseRowFragment, 'status' | 'availableTo' | 'spentAt' | 'Product'>,
  now: number,
): PurchaseAccess {
  if (status === 'PENDING') return { kind: 'notYet' };
  if (status === 'SPENT' && spentAt) return { kind: 'spentOn', date: spentAt };
  if (status === 'EXPIRED' && availableTo) return { kind: 'endedOn', date: availableTo };
  if (status !== 'ACTIVE') return { kind: 'none' };
  // A plan was bought: the subscription knows its end, the purchase does not.
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
