import { vi } from 'vitest';

/** Waits until a check no longer throws and gives what it gives. The limit is for what hangs; a busy machine is slow. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
