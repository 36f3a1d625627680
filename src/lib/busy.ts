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
