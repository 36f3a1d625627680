const channel =
  // Node has one too, which would keep the build from ending.
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('session');

/** Tells the other tabs of this browser that the session's cookies changed. */
export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/**
 * Calls `check` whenever the cookies may have changed behind this tab's back: another tab said so,
 * the page came out of the back/forward cache, or the tab became visible. Returns how to stop.
 */
export function watchOtherTabs(check: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  channel?.addEventListener('message', check);
  window.addEventListener('pageshow', (event) => event.persisted && check(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check(), {
    signal,
  });
  return () => {
    channel?.removeEventListener('message', check);
    stop.abort();
  };
}
