const channel =
  // Node has it too, and it would keep the build from exiting.
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('session');

/** Tells this browser's other tabs that the session cookies changed. */
export function announceSessionChange(): void {
  channel?.postMessage('changed');
}

/**
 * Calls `check` whenever the cookies may have changed without this tab: another tab said so, the page came out of the
 * back/forward cache, or the tab became visible. Returns a function that stops it.
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
