import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';

type Refund = () => Promise<unknown>;

const calls = new AsyncLocalStorage<Refund[]>();

/** How often a refund that failed is tried again, and the pause before each, in milliseconds. */
const maxRetries = 60;
const retryIntervalMs = 1000;

/** Where the database is away the refund waits for it, at most a minute; the answer does not wait. */
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

async function give(refund: Refund): Promise<void> {
  try {
    await refund();
  } catch {
    void retry(refund);
  }
}

/** Has something that the call under way took given back should the call fail for a reason of the server's. */
export function refundOnFailure(refund: Refund): void {
  calls.getStore()?.push(refund);
}

/**
 * Makes a call. One that ends in an unexpected error gives back what it took from limits: a try that the server could
 * not judge is none. An expected `Failure`, such as a wrong password, keeps it.
 */
export async function withRefunds<Result>(call: () => Result | Promise<Result>): Promise<Result> {
  const refunds: Refund[] = [];
  try {
    return await calls.run(refunds, async () => call());
  } catch (error) {
    if (!(error instanceof Failure)) await Promise.all(refunds.map(give));
    throw error;
  }
}
