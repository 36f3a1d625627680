import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('online', onChange, { signal: stop.signal });
  window.addEventListener('offline', onChange, { signal: stop.signal });
  return () => stop.abort();
};

/** Whether the browser has a network at all; that the server can be reached is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
