/** Lets the browser paint and answer before work goes on: on a phone the first of it takes long enough to be felt. */
export const nextTask = (): Promise<void> =>
  // Safari has none, and older browsers have one that cannot do this.
  'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
