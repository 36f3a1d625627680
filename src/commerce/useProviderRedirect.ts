import { useEffect, useEffectEvent, useRef } from 'react';
import { blockReload } from '@/lib/busy';
import { providerPage } from '@/lib/providerPage';
import { redirectTo } from '@/lib/redirectTo';

/** Milliseconds after which a page that should have been left becomes clickable again. */
const leaveTimeoutMs = 15_000;

interface Stay {
  /** Makes the page clickable again. */
  settle: () => void;
  /** Refetches what may have changed while the provider's page was open. */
  reload: () => void;
}

/**
 * Redirects to a provider's page; returns false for a URL that isn't on the allowlist. The page stays busy from the
 * click until it's left, and becomes clickable again if it's returned to or never left.
 */
export function useProviderRedirect(isBusy: boolean, { settle, reload }: Stay): (address: string) => boolean {
  useEffect(() => (isBusy ? blockReload() : undefined), [isBusy]);

  const timer = useRef<number>(undefined);
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // The next attempt must not be ended by this timer.
    window.clearTimeout(timer.current);
    settle();
    reload();
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('pageshow', (event) => comeBack(event), { signal: stop.signal });
    return () => {
      stop.abort();
      window.clearTimeout(timer.current);
    };
  }, []);

  return (address) => {
    const page = providerPage(address);
    if (page === undefined) return false;
    redirectTo(page);
    timer.current = window.setTimeout(settle, leaveTimeoutMs);
    return true;
  };
}
