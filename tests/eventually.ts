import { vi } from 'vitest';
import { waitLimit } from './waitLimit';

/** Retries a check until it no longer throws, and returns its result. The limit only catches hangs. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: waitLimit, interval: 20 });
