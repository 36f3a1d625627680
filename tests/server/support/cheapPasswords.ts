import type * as crypto from 'node:crypto';
import { vi } from 'vitest';

/** Set by tests that measure what a hash costs, or that verify a hash made elsewhere. */
export const realPasswords = 'TEST_REAL_PASSWORDS';

/** Makes argon2 cheap in tests: a real hash takes 19 MiB and longer than most tests. */
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
