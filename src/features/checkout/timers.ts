/** Calls back once after a delay in milliseconds; returns a function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** Uses the browser's timers. */
export const after: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Cancel function for when no timer is running. */
export const nothingToCancel = (): void => undefined;
