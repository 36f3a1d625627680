import type { Attempt } from '@/features/checkout/attempt/attempt';
import type { AttemptStore } from '@/features/checkout/attempt/attemptStore';

/** Stores an attempt and returns the one that wins across tabs. */
export type Claim = (productId: string, attempt: Attempt) => Promise<Attempt>;

/** With a lock across all tabs, the written attempt always wins. */
export const claimUnderLock =
  (attempts: AttemptStore): Claim =>
  async (productId, attempt) => {
    attempts.write(productId, attempt);
    return attempt;
  };

/**
 * Without a lock: write, wait until tabs that read earlier have had time to write, then read back. The last writer wins
 * in every tab.
 */
export const claimByReadingBack =
  (attempts: AttemptStore, pause: () => Promise<void>): Claim =>
  async (productId, attempt) => {
    attempts.write(productId, attempt);
    await pause();
    return attempts.read(productId) ?? attempt;
  };
