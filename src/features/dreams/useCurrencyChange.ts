import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { session } from '@/session/session';

/** Has the page's prices asked for anew when the visitor chooses another currency. */
export function useCurrencyChange(): void {
  const { revalidate } = useRevalidator();
  const onChange = useEffectEvent(() => void revalidate());
  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.currencyId !== before.currencyId) onChange();
      }),
    [],
  );
}
