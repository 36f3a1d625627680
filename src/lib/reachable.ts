/** Milliseconds after which a question counts as unanswered. */
const timeoutMs = 10_000;

/** Whether the server can be reached: the browser is connected, and nothing in between answers in its place. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500;
  } catch {
    // What went wrong is the answer.
    return false;
  }
}
