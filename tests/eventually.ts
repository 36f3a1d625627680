import { vi } from 'vitest';

/** Retries a check until it no longer throws, and returns its result. The limit only catches hangs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
