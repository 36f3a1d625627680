import { loadChunk } from '@/lib/chunks';

/**
 * Where a browser keeps the log-outs that the server does not know yet: the hashes of tokens. They outlive
 * the person who left; nobody can be signed in with them.
 */
export const endedSessionsKey = 'endedSessions';

function tell(): void {
  try {
    if (window.localStorage.getItem(endedSessionsKey) === null) return;
  } catch {
    // The browser keeps nothing for us.
    return;
  }
  loadChunk(() => import('@/data/session/endedSessions'), { isOptional: true })
    .then(({ sendEndedSessions }) => sendEndedSessions())
    .catch((error: unknown) => console.info('The log-out is sent to the server later', error));
}

/** Tells the server of log-outs that it has not heard of, now and whenever there is a network again. */
export function followEndedSessions(): () => void {
  const stop = new AbortController();
  window.addEventListener('online', tell, { signal: stop.signal });
  tell();
  return () => stop.abort();
}
