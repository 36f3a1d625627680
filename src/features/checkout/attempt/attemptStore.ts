import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { attempt, type Attempt } from '@/features/checkout/attempt/attempt';

/** Where attempts are kept, one a product. */
export interface AttemptStore {
  read(productId: string): Attempt | undefined;
  write(productId: string, attempt: Attempt): void;
  remove(productId: string): void;
}

const keyOf = (productId: string): string => `${personalPrefix}checkout.attempt.${productId}`;

function parse(text: string | null): Attempt | undefined {
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(attempt, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // The text under our key is not ours: ignored.
    return undefined;
  }
}

/**
 * Keeps attempts in a storage that all tabs share. Where the browser refuses to store (its storage is full or
 * switched off) they are kept in this tab's memory: a retry is still safe, only other tabs do not know of it.
 */
export function createAttemptStore(storage: () => Storage): AttemptStore {
  const memory = new Map<string, Attempt>();
  let hasWarned = false;

  const attemptTo = <Result>(work: (storage: Storage) => Result): Result | undefined => {
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
      memory.get(productId) ?? attemptTo((stored) => parse(stored.getItem(keyOf(productId)))),
    write(productId, value) {
      const text = JSON.stringify(value);
      const written = attemptTo((stored) => {
        stored.setItem(keyOf(productId), text);
        return true;
      });
      if (written) memory.delete(productId);
      else memory.set(productId, value);
    },
    remove(productId) {
      memory.delete(productId);
      attemptTo((stored) => stored.removeItem(keyOf(productId)));
    },
  };
}

/** The attempts of this browser. */
export const attempts = createAttemptStore(() => window.localStorage);
