import { replace } from 'react-router-dom';
import { isNetworkFailure } from '@/data/requestError';
import { dismiss, notices, notify } from '@/lib/notices';
import { isReachable } from '@/lib/reachable';
import { hasStarted } from '@/lib/started';
import { pathOf } from '@/router/middleware/navigation';

const second = 1000;

/** Milliseconds between two looks for the server while the browser says that it is connected. */
const lookDelay = 3 * second;

const isShown = (): boolean => notices.getState().some(({ name }) => name === 'waitingForNetwork');

/** Resolves when something may have changed: the browser is connected, the notice was dismissed, the wait was given up. */
function nextChance(given: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = (): void => {
      stop.abort();
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const unsubscribe = notices.subscribe(() => !isShown() && done());
    const timer = setTimeout(done, lookDelay);
    window.addEventListener('online', done, { signal: stop.signal });
    given.addEventListener('abort', done, { signal: stop.signal });
  });
}

/**
 * Goes on with a navigation that the network kept back, as soon as the server can be reached; until then the page on
 * screen stays, and says so. Another navigation takes its place, and who dismisses the notice stays.
 * @throws `error` where the network is not why; what `load` rejects with otherwise
 */
export async function awaitNetwork<Data>(
  error: unknown,
  load: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  if (!hasStarted() || !isNetworkFailure(error)) throw error;
  notify('waitingForNetwork');
  try {
    while (!(await isReachable())) {
      if (!signal.aborted) await nextChance(signal);
      if (signal.aborted) throw error;
      if (!isShown()) throw replace(pathOf(new URL(window.location.href)));
    }
  } finally {
    // Another navigation has a notice of its own by now.
    if (!signal.aborted) dismiss('waitingForNetwork');
  }
  return load().catch((next: unknown) => awaitNetwork(next, load, signal));
}
