import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.ts';

/** Awaits a query for at most this many milliseconds. @throws DatabaseUnavailable after that */
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
