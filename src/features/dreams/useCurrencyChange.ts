import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@/session/session';

/** Reloads the page's prices when the visitor switches currency, even while the page is mounting. */
export function useCurrencyChange(): void {
  const { revalidate } = useRevalidator();
  const currencyId = useSession((state) => state.currencyId);
  const asked = useRef(currencyId);
  const askAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (asked.current === currencyId) return;
    asked.current = currencyId;
    askAgain();
  }, [currencyId]);
}
