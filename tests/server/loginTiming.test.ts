import { expect, it } from 'vitest';
import { logIn } from './calls.ts';
import { testApp, testServices } from './harness.ts';
import { newAddress } from './mailbox.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

const tries = 200;
const kinds = ['known', 'unknown'] as const;

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a log-in that fails costs, in microseconds of the processor: what else the machine does must not count. */
async function costOf(login: string): Promise<number> {
  // Neither the account nor the place may reach its limit.
  await db.deleteFrom('rate_limits').execute();
  const before = process.cpuUsage();
  const { statusCode } = await logIn(app, { login, password: 'not the password' });
  const { user, system } = process.cpuUsage(before);
  expect(statusCode).toBe(401);
  return user + system;
}

/** How much dearer an unknown account is than a wrong password: the medians of tries by turns. */
async function ratioOf(): Promise<number> {
  const costs = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < tries; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
      costs[kind].push(await costOf(kind === 'known' ? 'demo@orrery.example' : newAddress()));
  }
  return median(costs.unknown) / median(costs.known);
}

it(
  'an unknown account and a wrong password differ by less than a tenth in time',
  { timeout: 300_000 },
  async () => {
    const apart: number[] = [];
    // A machine that is busy may spoil one run, but not all; a missing hash spoils every one.
    for (let run = 0; run < 3 && !apart.some((ratio) => ratio < 0.1); run += 1)
      apart.push(Math.abs((await ratioOf()) - 1));
    expect(Math.min(...apart)).toBeLessThan(0.1);
  },
);
