/** The wait before a style sheet is asked for again, in milliseconds; doubled each time, up to the maximum. */
export const retryMs = { first: 1_000, longest: 60_000 } as const;

const isStyleSheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Whether a style sheet has loaded: in Chromium, one that failed is there without rules. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // It's from elsewhere, and may not be read.
    return true;
  }
}

/**
 * Asks again for style sheets that failed to load, as when the network was away for a moment: after a while, and as soon
 * as the browser is online. Otherwise the failed element stays, and keeps later pages from asking. Returns a function
 * that stops it.
 */
export function healStyles(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const waits = new Map<string, number>();

  function askAgain(failed: HTMLLinkElement): void {
    const wait = waits.get(failed.href) ?? retryMs.first;
    waits.set(failed.href, Math.min(wait * 2, retryMs.longest));
    const asked = new AbortController();
    const ask = (): void => {
      asked.abort();
      clearTimeout(timer);
      // In its place, because the order of style sheets matters. A new element: the old one never loads again.
      if (!signal.aborted) failed.replaceWith(failed.cloneNode());
    };
    const timer = setTimeout(ask, wait);
    window.addEventListener('online', ask, { signal: asked.signal });
  }

  // These events don't bubble, but they can be captured.
  const options = { capture: true, signal };
  document.addEventListener('error', ({ target }) => isStyleSheet(target) && askAgain(target), options);
  document.addEventListener(
    'load',
    ({ target }) => isStyleSheet(target) && waits.delete(target.href),
    options,
  );
  // Scripts wait for style sheets: one without rules by now has failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.disabled && !hasLoaded(link)) askAgain(link);
  return () => stop.abort();
}
