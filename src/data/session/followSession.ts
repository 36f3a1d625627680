import { refreshUser } from '@/data/session/loadMe';
import { session } from '@/session/session';
import { isNetworkFailure } from '@/data/requestError';
import type { Lang } from '@/shared/languages';

/** The minimum time between checks, in milliseconds. */
const minIntervalMs = 60_000;

/**
 * Checks the stored token whenever the page becomes visible again, since the session may have been ended from another
 * device. A logged-out user sees a notice and leaves a guarded page. Returns a function that stops it.
 */
export function followSession(lang: () => Lang): () => void {
  const stop = new AbortController();
  let askedAt = -Infinity;
  const check = (): void => {
    if (document.visibilityState !== 'visible' || session.getState().bearer() === undefined) return;
    if (Date.now() - askedAt < minIntervalMs) return;
    askedAt = Date.now();
    refreshUser(lang()).catch((error: unknown) => {
      // The next request will find out.
      if (!isNetworkFailure(error)) throw error;
    });
  };
  window.addEventListener('focus', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  return () => stop.abort();
}
