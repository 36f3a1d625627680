import type * as crypto from 'node:crypto';
import { vi } from 'vitest';

/** Set where a test is about what a hash costs, or is measured against one that was made elsewhere. */
export const realPasswords = 'TEST_REAL_PASSWORDS';

/** A hash of a password takes 19 MiB and longer than most tests: here it says so and takes a few kilobytes. */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof original.argon2 = (algorithm, parameters, callback) =>
    original.argon2(
      algorithm,
      process.env[realPasswords] === '1' ? parameters : { ...parameters, memory: 8, passes: 1 },
      callback,
    );
  return { ...original, argon2 };
});
