import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls a function when the browser is back online. */
export function useOnReconnect(act: (() => void) | undefined): void {
  const onOnline = useEffectEvent(() => act?.());
  // In a layout effect: the connection may be back before the failure is painted.
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
