import { clearTabStorage } from '@/lib/personalStorage';

const channel =
  // Node has it too, and it would keep the build from exiting.
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('session');

/** What one tab tells the others: that the session cookies changed, and if so, whether because someone logged out. */
type Message = 'changed' | 'loggedOut';

/** Tells this browser's other tabs that the session cookies changed. */
export function announceSessionChange(message: Message = 'changed'): void {
  channel?.postMessage(message);
}

/**
 * Calls `check` whenever the cookies may have changed without this tab: another tab said so, the page came out of the
 * back/forward cache, or the tab became visible. If someone logged out there, what this tab stored about them is deleted
 * first. Returns a function that stops it.
 */
export function watchOtherTabs(check: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === ('loggedOut' satisfies Message)) clearTabStorage();
    check();
  };
  channel?.addEventListener('message', hear);
  window.addEventListener('pageshow', (event) => event.persisted && check(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check(), {
    signal,
  });
  return () => {
    channel?.removeEventListener('message', hear);
    stop.abort();
  };
}
