import { useState } from 'react';
import { claimReload } from '@/lib/chunks';
import { reloadPage } from '@/lib/redirectTo';
import { isReachable } from '@/lib/reachable';
import { usePolling } from '@/ui/usePolling';

interface Retry {
  isAsking: boolean;
  /** Reloads the page once the server is known to be reachable: a failed reload would leave a blank page. */
  retry: () => Promise<void>;
}

/** Retries a page that couldn't be loaded. While waiting for the network it retries on its own. */
export function useRetry(isWaiting: boolean): Retry {
  const [isAsking, setIsAsking] = useState(false);
  usePolling(isWaiting, async () => {
    // If the server is up but the page still fails, don't reload it endlessly.
    if ((await isReachable()) && claimReload(window.location.pathname)) reloadPage();
  });
  const retry = async () => {
    setIsAsking(true);
    if (await isReachable()) reloadPage();
    setIsAsking(false);
  };
  return { isAsking, retry };
}
