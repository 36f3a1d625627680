import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './unavailable.ts';

const retryIntervalMs = 500;

/** Errors that waiting does not fix: a wrong user or password, a missing database or host. */
const finalCodes = /^(?:28\w{3}|3D000|ENOTFOUND)$/;

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && finalCodes.test(error.code)) return true;
  return isFinal(error.cause);
}

/**
 * Does something that a start needs of the database, again and again for some milliseconds while that does not answer:
 * it may be restarting, or be started together with this. What is done must bear being done twice.
 */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  { log, timeoutMs }: { log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs: number },
): Promise<Result> {
  const end = Date.now() + timeoutMs;
  for (let tries = 1; ; tries++) {
    try {
      // Each try waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || isFinal(error) || Date.now() + retryIntervalMs > end) throw error;
      if (tries === 1) log.warn({ err: error }, `Waiting ${timeoutMs / 1000} s for the database`);
    }
    // oxlint-disable-next-line no-await-in-loop
    await wait(retryIntervalMs);
  }
}
