const holders = new Set<symbol>();

/**
 * Says that something must not be interrupted: a payment under way, an unsaved form. Returns how to release it.
 * Use it in an effect: `useEffect(() => (dirty ? holdBusy() : undefined), [dirty])`.
 */
export function holdBusy(): () => void {
  const holder = Symbol('busy');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/** Whether the page may not be reloaded now. */
export const isBusy = (): boolean => holders.size > 0;

/** A page, whatever its language: what was typed stays when that changes. */
const pageOnScreen = (): string => window.location.pathname.split('/').slice(2).join('/');

let typedOn: string | undefined;

const note = (): void => void (typedOn = pageOnScreen());

/** Tracks the fields that are typed in. Returns a function that stops it. */
export function watchTyping(): () => void {
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** Whether the open page has typed input that a reload might lose. */
export const hasTyped = (): boolean => typedOn === pageOnScreen();
