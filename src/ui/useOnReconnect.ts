import { useEffectEvent, useLayoutEffect } from 'react';

/** Does something as soon as the browser is connected again; nothing where there is nothing to do. */
export function useOnReconnect(act: (() => void) | undefined): void {
  const onOnline = useEffectEvent(() => act?.());
  // Before the paint: the connection may be back by the time the failure is seen.
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
