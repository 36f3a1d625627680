import * as v from 'valibot';
import { attemptPrefix } from '@/lib/personalStorage';
import { attempt, type Attempt } from '@/features/checkout/attempt/attempt';

/** Stores attempts, one per product. */
export interface AttemptStore {
  read(productId: string): Attempt | undefined;
  write(productId: string, attempt: Attempt): void;
  remove(productId: string): void;
}

/** Where the attempt for a product is stored. */
export const attemptKey = (productId: string): string => `${attemptPrefix}${productId}`;

function parse(text: string | null): Attempt | undefined {
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(attempt, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Ignore a value under our key that isn't ours.
    return undefined;
  }
}

/**
 * Stores attempts where all tabs can read them. If the browser refuses (storage full or disabled), they stay in this
 * tab's memory: retries are still safe, but other tabs don't know about them.
 */
export function createAttemptStore(storage: () => Storage): AttemptStore {
  const memory = new Map<string, Attempt>();
  let hasWarned = false;

  const attemptTo = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    if (import.meta.env.SSR) return undefined;
    try {
      return work(storage());
    } catch (error) {
      if (!hasWarned) console.warn('Payments cannot be remembered beyond this tab', error);
      hasWarned = true;
      return undefined;
    }
  };

  return {
    read: (productId) =>
      memory.get(productId) ?? attemptTo((stored) => parse(stored.getItem(attemptKey(productId)))),
    write(productId, value) {
      const text = JSON.stringify(value);
      const written = attemptTo((stored) => {
        stored.setItem(attemptKey(productId), text);
        return true;
      });
      if (written) memory.delete(productId);
      else memory.set(productId, value);
    },
    remove(productId) {
      memory.delete(productId);
      attemptTo((stored) => stored.removeItem(attemptKey(productId)));
    },
  };
}

/** This browser's attempts. */
export const attempts = createAttemptStore(() => window.localStorage);
