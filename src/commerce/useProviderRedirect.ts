import { useEffect, useEffectEvent, useRef } from 'react';
import { holdBusy } from '@/lib/busy';
import { providerPage } from '@/lib/providerPage';
import { redirectTo } from '@/lib/redirectTo';

/** Milliseconds after which a page that should have been left takes presses again. */
const leaveTimeoutMs = 15_000;

interface Stay {
  /** Makes the page take presses again. */
  settle: () => void;
  /** Asks for what may have changed while the provider's page was open. */
  reload: () => void;
}

/**
 * Goes on to a provider's page; false for an address that is none of ours to send anyone to. The page stays busy from
 * the press until it is left, and takes presses again where it is come back to or never left.
 */
export function useProviderRedirect(isBusy: boolean, { settle, reload }: Stay): (address: string) => boolean {
  useEffect(() => (isBusy ? holdBusy() : undefined), [isBusy]);

  const timer = useRef<number>(undefined);
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // What goes on from here may be another attempt, which is not the timer's to end.
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
