import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { throttles } from '../../../server/kernel/limitRules.ts';
import { tryThrottle } from '../../../server/kernel/rateLimits.ts';
import type { TestServices } from './harness.ts';

/** Stops the real clock, which the limits go by, for every test of a file. Gives how to let it go on. */
export function stoppedLimits(): { pass: (seconds: number) => void } {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return { pass: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000) };
}

/** Strangers guess at an account, from many networks, until it is held back. */
export async function useUpLoginLimit({ db }: TestServices, login: string): Promise<void> {
  while (!(await tryThrottle(db, throttles.loginAccount, login)));
}

/** The header of a browser that has a key of its own. */
export const newDevice = (): { devicekey: string } => ({
  devicekey: randomBytes(32).toString('base64url'),
});

/** Addresses of as many networks; each call gives others. */
let given = 0;
export const newNetworks = (count: number): string[] =>
  Array.from({ length: count }, () => {
    given += 1;
    return `203.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
  });

/** One more of them. */
export const newNetwork = (): string => newNetworks(1)[0] ?? '';
