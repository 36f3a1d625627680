import type { Attempt } from '@/features/checkout/attempt/attempt';
import type { AttemptStore } from '@/features/checkout/attempt/attemptStore';

/** Stores an attempt and gives the one that holds for every tab. */
export type Claim = (productId: string, attempt: Attempt) => Promise<Attempt>;

/** Where a lock reaches over all tabs, what is written holds. */
export const claimUnderLock =
  (attempts: AttemptStore): Claim =>
  async (productId, attempt) => {
    attempts.write(productId, attempt);
    return attempt;
  };

/**
 * Without such a lock: write, wait until tabs that read before can have written too, and read back. The last
 * writer's attempt then holds for all of them.
 */
export const claimByReadingBack =
  (attempts: AttemptStore, pause: () => Promise<void>): Claim =>
  async (productId, attempt) => {
    attempts.write(productId, attempt);
    await pause();
    return attempts.read(productId) ?? attempt;
  };
