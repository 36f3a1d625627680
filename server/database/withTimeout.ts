import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.ts';

/** Waits for a query, but not longer than some milliseconds. @throws DatabaseUnavailable after them */
export async function withTimeout<Result>(query: Promise<Result>, timeoutMs: number): Promise<Result> {
  const answered = new AbortController();
  const timeout = async (): Promise<never> => {
    await wait(timeoutMs, undefined, { signal: answered.signal });
    throw new DatabaseUnavailable(`no answer within ${timeoutMs} ms`);
  };
  try {
    return await Promise.race([query, timeout()]);
  } finally {
    answered.abort();
  }
}
