import { useState } from 'react';
import { claimReload } from '@/lib/chunks';
import { reloadPage } from '@/lib/redirectTo';
import { isReachable } from '@/lib/reachable';
import { usePolling } from '@/ui/usePolling';

interface Retry {
  isAsking: boolean;
  /** Loads the page again, once the server is known to be there: a failed load would leave nothing to look at. */
  retry: () => Promise<void>;
}

/** Tries a page again that could not be had. While it waits for the network, it goes on trying by itself. */
export function useRetry(isWaiting: boolean): Retry {
  const [isAsking, setIsAsking] = useState(false);
  usePolling(isWaiting, async () => {
    // A server that is there and still keeps back what the page needs must not have it reloaded all the time.
    if ((await isReachable()) && claimReload(window.location.pathname)) reloadPage();
  });
  const retry = async () => {
    setIsAsking(true);
    if (await isReachable()) reloadPage();
    setIsAsking(false);
  };
  return { isAsking, retry };
}
