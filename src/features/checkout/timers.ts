/** Calls back once after milliseconds; returns how to cancel. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** The browser's clock. */
export const after: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Cancels what was never started. */
export const nothingToCancel = (): void => undefined;
