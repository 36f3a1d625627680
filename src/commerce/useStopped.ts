import { useState } from 'react';
import { useHydrated } from '@/ui/useHydrated';

/** What stops the sale of a tariff: its events are over, or none of its license keys is left. */
export type Stopped = 'over' | 'soldOut';

interface Sale {
  readonly soldUntil: string | null;
  readonly soldOut: boolean;
}

/** Says what stops the sale of a tariff, if anything; on a page that was built ahead the time counts once it has started. */
export function useStopped(): (tariff: Sale) => Stopped | undefined {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  return ({ soldUntil, soldOut }) => {
    if (isHydrated && soldUntil !== null && Date.parse(soldUntil) <= now) return 'over';
    return soldOut ? 'soldOut' : undefined;
  };
}
