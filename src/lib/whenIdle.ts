/** Calls `work` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const schedule = (): void => {
    // Safari has no requestIdleCallback.
    handle =
      typeof requestIdleCallback === 'undefined' ? window.setTimeout(work, 200) : requestIdleCallback(work);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    // Links mount and unmount by the dozen: this is cheaper than a controller for each.
    window.removeEventListener('load', schedule);
    if (handle === undefined) return;
    if (typeof cancelIdleCallback === 'undefined') clearTimeout(handle);
    else cancelIdleCallback(handle);
  };
}
