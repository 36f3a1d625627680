const holders = new Set<symbol>();

/**
 * Marks something that must not be interrupted: a payment in flight, an unsaved form. Returns a function that releases
 * it. Use it in an effect: `useEffect(() => (dirty ? blockReload() : undefined), [dirty])`.
 */
export function blockReload(): () => void {
  const holder = Symbol('busy');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/** Whether the page must not be reloaded now. */
export const isBusy = (): boolean => holders.size > 0;

/** The current page without its language: switching the language keeps what was typed. */
const pageOnScreen = (): string => window.location.pathname.split('/').slice(2).join('/');

let typedOn: string | undefined;

const note = (): void => void (typedOn = pageOnScreen());

/** Tracks input in form fields. Returns a function that stops it. */
export function watchTyping(): () => void {
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** Whether the current page has typed input that a reload could lose. */
export const hasTyped = (): boolean => typedOn === pageOnScreen();
