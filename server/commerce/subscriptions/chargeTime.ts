import type { Subscription } from './lock.ts';

/** When the next charge of a live subscription is tried; null if none is scheduled. */
export function chargeTime({
  status,
  renew,
  active_end_date: end,
  next_charge_at: retry,
}: Pick<Subscription, 'status' | 'renew' | 'active_end_date' | 'next_charge_at'>): Date | null {
  if (!renew) return null;
  if (status === 'PAST_DUE') return retry;
  return status === 'TRIALING' || status === 'ACTIVE' ? end : null;
}
