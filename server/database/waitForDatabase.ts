import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './unavailable.ts';

const retryIntervalMs = 500;

/** Errors that waiting will not fix: a wrong user or password, a missing database or host. */
const finalCodes = /^(?:28\w{3}|3D000|ENOTFOUND)$/;

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && finalCodes.test(error.code)) return true;
  return isFinal(error.cause);
}

/**
 * Retries work that startup needs until the database responds or the timeout passes: the database may be restarting, or
 * starting alongside the server. The work must be safe to run twice.
 */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  { log, timeoutMs }: { log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs: number },
): Promise<Result> {
  const end = Date.now() + timeoutMs;
  for (let tries = 1; ; tries++) {
    try {
      // Retries run one at a time.
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
