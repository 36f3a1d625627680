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

/** How long the test lasts, and how long one copy lives on after the one before is back, in milliseconds. */
const lasts = 40_000;
const shortest = 1_500;
const longest = 3_000;
/** How long a call is made again that got no answer, in milliseconds. */
const timeoutMs = 30_000;
/** How often all connections to the database are ended, in milliseconds. */
const terminateEvery = 2_000;

/** Ends all connections to the database again and again; gives how often that was. */
async function terminateUntil({ database }: LoadScenario, gone: AbortSignal): Promise<number> {
  for (let times = 0; ; times += 1) {
    await pause(terminateEvery, undefined, { signal: gone }).catch(() => undefined);
    if (gone.aborted) return times;
    await database.terminate();
  }
}

/**
 * One copy after the other is killed and started again, and all connections to the database are ended every few
 * seconds, while all pay through a proxy, and payments are given back.
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
    for (; Date.now() < begin + lasts; kills += 1) {
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
