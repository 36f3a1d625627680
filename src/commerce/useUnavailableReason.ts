import { useState } from 'react';
import { useHydrated } from '@/ui/useHydrated';

/** Why a tariff or bonus isn't on sale: its events are over, or no license keys are left. */
export type Stopped = 'over' | 'soldOut';

export interface Sale {
  readonly soldUntil: string | null;
  readonly soldOut: boolean;
}

/** Why a tariff or bonus isn't on sale at a time, in milliseconds since 1970; undefined if it is. */
export function unavailableReasonAt(now: number, { soldUntil, soldOut }: Sale): Stopped | undefined {
  if (soldUntil !== null && Date.parse(soldUntil) <= now) return 'over';
  return soldOut ? 'soldOut' : undefined;
}

/**
 * Returns a function that says why a tariff or bonus isn't on sale, if so. On a prerendered page, the time counts only
 * after hydration.
 */
export function useUnavailableReason(): (sale: Sale) => Stopped | undefined {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  return (sale) => unavailableReasonAt(isHydrated ? now : -Infinity, sale);
}
