import type { BoughtPresentFragment } from '@/data/generated/presents';
import type { StatusTone } from '@/ui/StatusPill';

/** The state of a gift, from its buyer's point of view. */
export type BoughtState =
  | 'waiting'
  | 'sent'
  /** Delivered to the owner of the dream that it is for. */
  | 'promised'
  | 'taken'
  | 'expired'
  /** Refunded before the time to redeem it was over. */
  | 'returned';

type BoughtFacts = Pick<BoughtPresentFragment, 'status' | 'expiresAt'> &
  Partial<Pick<BoughtPresentFragment, 'Dream'>>;

/** The state at `now`, in milliseconds since the Unix epoch. */
export function boughtState({ status, expiresAt, Dream: dream }: BoughtFacts, now: number): BoughtState {
  if (status === 'REDEEMED') return 'taken';
  if (Date.parse(expiresAt) <= now) return 'expired';
  if (status === 'EXPIRED') return 'returned';
  if (dream) return 'promised';
  return status === 'SENT' ? 'sent' : 'waiting';
}

export const boughtTone: Readonly<Record<BoughtState, StatusTone>> = {
  waiting: 'wait',
  sent: 'wait',
  promised: 'wait',
  taken: 'good',
  expired: 'quiet',
  returned: 'quiet',
};
