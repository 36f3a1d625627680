import { useState } from 'react';
import { useHydrated } from '@/ui/useHydrated';

/** What stops the sale of a tariff or a bonus: its events are over, or none of its license keys is left. */
export type Stopped = 'over' | 'soldOut';

export interface Sale {
  readonly soldUntil: string | null;
  readonly soldOut: boolean;
}

/** What stops the sale of a tariff or a bonus at a time, in milliseconds since 1970. */
export function stoppedAt(now: number, { soldUntil, soldOut }: Sale): Stopped | undefined {
  if (soldUntil !== null && Date.parse(soldUntil) <= now) return 'over';
  return soldOut ? 'soldOut' : undefined;
}

/** Says what stops the sale of a tariff or a bonus, if anything; on a page that was built ahead the time counts once it has started. */
export function useStopped(): (sale: Sale) => Stopped | undefined {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  return (sale) => stoppedAt(isHydrated ? now : -Infinity, sale);
}
