/** Request timeout in milliseconds. */
const timeoutMs = 10_000;

/** Whether the server can be reached: the browser is online, and nothing in between responds in its place. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500;
  } catch {
    // Any error means no.
    return false;
  }
}
