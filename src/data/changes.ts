import { invalidateQueries } from '@/data/freshness';
import { noteChange } from '@/lib/documentAge';

const channel =
  // Node has it too, and it would keep the build from exiting.
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('data');

/** Makes cached responses stale in the browser's other tabs, after a change that this tab has taken in. */
export function announceElsewhere(): void {
  noteChange();
  channel?.postMessage('changed');
}

/** Makes cached responses stale after a change, such as a purchase, in this tab and in the browser's other tabs. */
export function announceChange(): void {
  invalidateQueries();
  announceElsewhere();
}

/**
 * Calls `listener` once something changed in another tab, or if this tab is hidden, once it's looked at. Returns a
 * function that stops it.
 */
export function hearChanges(listener: () => void): () => void {
  if (!channel) return () => undefined;
  const stop = new AbortController();
  let isDue = false;
  const tell = () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    listener();
  };
  const hear = () => {
    isDue = true;
    invalidateQueries();
    tell();
  };
  channel.addEventListener('message', hear);
  document.addEventListener('visibilitychange', tell, { signal: stop.signal });
  return () => {
    channel.removeEventListener('message', hear);
    stop.abort();
  };
}
