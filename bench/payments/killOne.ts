import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from './buyer.ts';
import type { Refund } from './operator.ts';
import { startProxy } from './proxy.ts';
import { startCopy } from '../support/serverCopy.ts';
import { Shop } from './shop.ts';
import {
  asOperator,
  runBuyers,
  refundFew,
  startAll,
  type LoadResult,
  type LoadScenario,
} from './loadScenario.ts';

/** How long the test lasts, and how long the next copy runs after the previous one is back, in milliseconds. */
const durationMs = 40_000;
const shortest = 1_500;
const longest = 3_000;
/** How long an unanswered request is retried, in milliseconds. */
const timeoutMs = 30_000;
/** How often all database connections are terminated, in milliseconds. */
const terminateEvery = 2_000;

/** Terminates all database connections repeatedly; returns how many times. */
async function terminateUntil({ database }: LoadScenario, gone: AbortSignal): Promise<number> {
  for (let times = 0; ; times += 1) {
    await pause(terminateEvery, undefined, { signal: gone }).catch(() => undefined);
    if (gone.aborted) return times;
    await database.terminate();
  }
}

/**
 * Kills and restarts one copy after another, and terminates all database connections every few seconds, while buyers
 * pay through a proxy and payments are refunded.
 */
export async function killOne(scenario: LoadScenario): Promise<LoadResult> {
  const tried: Attempt[] = [];
  const refunds: Refund[] = [];
  let lost = 0;
  let kills = 0;
  const copies = await startAll(scenario);
  const proxy = await startProxy(scenario.ports);
  const shop = () => new Shop(proxy.origin, { timeoutMs, onLost: () => (lost += 1) });
  const gone = new AbortController();
  const begin = Date.now();
  const terminations = terminateUntil(scenario, gone.signal);
  let crashes = 0;
  const shoppers = runBuyers({ shop, wallets: scenario.accounts, tried }, gone.signal);
  await asOperator(scenario, async (services) => {
    for (; Date.now() < begin + durationMs; kills += 1) {
      await pause(shortest + Math.random() * (longest - shortest));
      const victim = kills % copies.length;
      if (copies[victim]?.hasEnded()) crashes += 1;
      await copies[victim]?.kill();
      refunds.push(...(await refundFew(services, scenario)));
      copies[victim] = await startCopy(scenario.ports[victim] ?? 0, scenario.database.env);
    }
  });
  gone.abort();
  const problems = await shoppers;
  const time = Date.now() - begin;
  crashes += copies.filter(({ hasEnded }) => hasEnded()).length;
  await Promise.all(copies.map(({ kill }) => kill()));
  await proxy.stop();
  return { tried, refunds, problems, time, lost, kills, terminations: await terminations, crashes };
}
