import { useState } from 'react';
import { useHydrated } from '@/ui/useHydrated';

/** Says whether the events that a tariff comes with are over; on a page that was built ahead once it has started. */
export function useIsOver(): (tariff: { readonly soldUntil: string | null }) => boolean {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  return ({ soldUntil }) => isHydrated && soldUntil !== null && Date.parse(soldUntil) <= now;
}
