import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { throttles } from '../../../server/kernel/limitRules.ts';
import { tryThrottle } from '../../../server/kernel/rateLimits.ts';
import type { TestServices } from './harness.ts';

/** Stops the real clock, which rate limits use, in every test of a file; returns a function that advances it. */
export function freezeRateLimits(): { pass: (seconds: number) => void } {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return { pass: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000) };
}

/** Uses up an account's log-in throttle, as strangers guessing from many networks would. */
export async function useUpLoginLimit({ db }: TestServices, login: string): Promise<void> {
  while (!(await tryThrottle(db, throttles.loginAccount, login)));
}

/** The header of a browser with a new device key. */
export const newDevice = (): { devicekey: string } => ({
  devicekey: randomBytes(32).toString('base64url'),
});

/** IP addresses in different networks; each call returns new ones. */
let given = 0;
export const newNetworks = (count: number): string[] =>
  Array.from({ length: count }, () => {
    given += 1;
    return `203.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
  });

/** One IP address in a new network. */
export const newNetwork = (): string => newNetworks(1)[0] ?? '';
