import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';

type Refund = () => Promise<unknown>;

const calls = new AsyncLocalStorage<Refund[]>();

/** How often a failed refund is retried, and the pause before each retry, in milliseconds. */
const maxRetries = 60;
const retryIntervalMs = 1000;

/** If the database is unavailable, retries for up to a minute; the response does not wait for it. */
async function retry(refund: Refund): Promise<void> {
  for (let tries = 0; tries < maxRetries; tries++) {
    await wait(retryIntervalMs, undefined, { ref: false });
    const isDone = await refund().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}

async function runRefund(refund: Refund): Promise<void> {
  try {
    await refund();
  } catch {
    void retry(refund);
  }
}

/** Registers a refund that runs if the current call fails unexpectedly. */
export function refundOnFailure(refund: Refund): void {
  calls.getStore()?.push(refund);
}

/**
 * Runs a call. If it ends in an unexpected error, rate limit points are returned: an attempt that the server could not
 * evaluate does not count. An expected `Failure`, such as a wrong password, does.
 */
export async function withRefunds<Result>(call: () => Result | Promise<Result>): Promise<Result> {
  const refunds: Refund[] = [];
  try {
    return await calls.run(refunds, async () => call());
  } catch (error) {
    if (!(error instanceof Failure)) await Promise.all(refunds.map(runRefund));
    throw error;
  }
}
