/**
 * Keeps a dialog in the part of the window that an on-screen keyboard leaves visible, where the browser lays pages out
 * behind the keyboard. Returns a function that stops it.
 */
export function fitVisible(dialog: HTMLElement): () => void {
  const { visualViewport: visible } = window;
  if (!visible) return () => undefined;
  const stop = new AbortController();
  const fit = () => {
    const covered = Math.round(window.innerHeight - visible.height - visible.offsetTop);
    const isCovered = covered > 0 && visible.scale === 1;
    dialog.style.setProperty('--visible-height', isCovered ? `${visible.height}px` : null);
    dialog.style.setProperty('--covered-height', isCovered ? `${covered}px` : null);
  };
  fit();
  visible.addEventListener('resize', fit, { signal: stop.signal });
  visible.addEventListener('scroll', fit, { signal: stop.signal });
  return () => stop.abort();
}
