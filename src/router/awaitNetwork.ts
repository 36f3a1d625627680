import { replace } from 'react-router-dom';
import { isNetworkFailure } from '@/data/requestError';
import { dismiss, notices, notify } from '@/lib/notices';
import { isReachable } from '@/lib/reachable';
import { hasStarted } from '@/lib/started';
import { pathOf } from '@/router/middleware/navigation';

const second = 1000;

/** Milliseconds between attempts to reach the server while the browser claims to be online. */
const pollDelay = 3 * second;

/** The number of waits so far. */
let waits = 0;

const isShown = (): boolean => notices.getState().some(({ name }) => name === 'waitingForNetwork');

/**
 * Resolves when something may have changed: the browser is online, the notice was dismissed, or the navigation was
 * aborted.
 */
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
    const timer = setTimeout(done, pollDelay);
    window.addEventListener('online', done, { signal: stop.signal });
    given.addEventListener('abort', done, { signal: stop.signal });
  });
}

/**
 * Resumes a navigation that failed because of the network once the server is reachable. Until then the current page
 * stays, with a notice. Another navigation replaces this one, and dismissing the notice cancels it.
 * @throws `error` if the network isn't the cause; otherwise whatever `load` rejects with
 */
export async function awaitNetwork<Data>(
  error: unknown,
  load: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  if (!hasStarted() || !isNetworkFailure(error)) throw error;
  waits += 1;
  const own = waits;
  notify('waitingForNetwork');
  try {
    while (!(await isReachable())) {
      if (!signal.aborted) await nextChance(signal);
      if (signal.aborted) throw error;
      if (!isShown()) throw replace(pathOf(new URL(window.location.href)));
    }
  } finally {
    // If another navigation is waiting by now, the notice belongs to that one.
    if (own === waits) dismiss('waitingForNetwork');
  }
  return load().catch((next: unknown) => awaitNetwork(next, load, signal));
}
