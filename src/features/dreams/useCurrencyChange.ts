import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@/session/session';

/** Has the page's prices asked for anew when the visitor chooses another currency, also while it is being mounted. */
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
