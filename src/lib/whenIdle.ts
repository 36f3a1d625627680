/** Calls `work` once the page has loaded and the browser has nothing else to do. Returns how to cancel. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  let handle: number | undefined;
  const schedule = (): void => {
    // Safari has no requestIdleCallback.
    handle =
      typeof requestIdleCallback === 'undefined' ? window.setTimeout(work, 200) : requestIdleCallback(work);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal: stop.signal });
  return () => {
    stop.abort();
    if (handle === undefined) return;
    if (typeof cancelIdleCallback === 'undefined') clearTimeout(handle);
    else cancelIdleCallback(handle);
  };
}
