import { loadChunk } from '@/lib/chunks';

/**
 * The local storage key of logouts that the server doesn't know about yet: hashes of tokens. They outlive the person's
 * data, since nobody can log in with them.
 */
export const endedSessionsKey = 'endedSessions';

function report(): void {
  try {
    if (window.localStorage.getItem(endedSessionsKey) === null) return;
  } catch {
    // Storage is disabled.
    return;
  }
  loadChunk(() => import('@/data/session/endedSessions'), { isOptional: true })
    .then(({ sendEndedSessions }) => sendEndedSessions())
    .catch((error: unknown) => console.info('The log-out is sent to the server later', error));
}

/** Reports pending logouts to the server, now and whenever the browser comes back online. */
export function followEndedSessions(): () => void {
  const stop = new AbortController();
  window.addEventListener('online', report, { signal: stop.signal });
  report();
  return () => stop.abort();
}
