/**
 * Makes a function whose callers share runs of some work: a run answers all who asked before it began, and the next one
 * begins when it has ended. Nothing is kept.
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
    // Its callers get the error; the run after it goes ahead.
    last = run.catch(() => undefined);
    return run;
  };
}
