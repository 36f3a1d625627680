import { refreshUser } from '@/session/loadMe';
import { session } from '@/session/session';
import { NetworkError } from '@/lib/pageError';
import type { Lang } from '@/shared/languages';

/** How often the server is asked at most, in milliseconds. */
const leastPause = 60_000;

/**
 * Asks whether the stored token is still good whenever somebody comes back to the page: the session may have been
 * ended from another device. Who was signed out is told so, and leaves a guarded page. Returns how to stop.
 */
export function followSession(lang: () => Lang): () => void {
  const stop = new AbortController();
  let askedAt = -Infinity;
  const check = (): void => {
    if (document.visibilityState !== 'visible' || session.getState().bearer() === undefined) return;
    if (Date.now() - askedAt < leastPause) return;
    askedAt = Date.now();
    refreshUser(lang()).catch((error: unknown) => {
      // The next request will tell.
      if (!(error instanceof NetworkError)) throw error;
    });
  };
  window.addEventListener('focus', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  return () => stop.abort();
}
