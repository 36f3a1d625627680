import { failure } from './failure.ts';

/**
 * Runs at most `maxRunning` tasks at once; others wait in order of arrival.
 * @throws Failure RATE_LIMITED if `maxWaiting` tasks are already waiting
 */
export function limitConcurrency(
  maxRunning: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (waiting.length >= maxWaiting) throw failure('RATE_LIMITED', 'Too busy.', { retryAfter: 5 });
    if (running < maxRunning) running += 1;
    // A finished task passes its slot to the next one.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
