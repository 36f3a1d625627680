/**
 * Makes concurrent callers share runs of some work: a run serves everyone who asked before it started, and the next one
 * starts when it has ended. Nothing is cached.
 */
export function sharedRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;

  const follow = async (before: Promise<unknown>): Promise<Result> => {
    await before;
    waiting = undefined;
    return work();
  };

  return () => {
    if (waiting) return waiting;
    const run = follow(last);
    waiting = run;
    // Its callers get the error; the next run is not affected.
    last = run.catch(() => undefined);
    return run;
  };
}
