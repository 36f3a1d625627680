import { setTimeout as pause } from 'node:timers/promises';
import type { Tried } from './buyer.ts';
import type { Refund } from './operator.ts';
import { startProxy } from './proxy.ts';
import { startCopy } from './serverCopy.ts';
import { Shop } from './shop.ts';
import { asOperator, crowd, giveBack, startAll, type Happened, type Weather } from './weather.ts';

/** How long the storm lasts, and how long one copy lives on after the one before is back, in milliseconds. */
const lasts = 40_000;
const shortest = 1_500;
const longest = 3_000;
/** How long a call is made again that got no answer, in milliseconds. */
const patience = 30_000;

/** One copy after the other is killed and started again while all pay through a proxy, and payments are given back. */
export async function killOne(weather: Weather): Promise<Happened> {
  const tried: Tried[] = [];
  const refunds: Refund[] = [];
  let lost = 0;
  let kills = 0;
  const copies = await startAll(weather);
  const proxy = await startProxy(weather.ports);
  const shop = () => new Shop(proxy.origin, { patience, onLost: () => (lost += 1) });
  const gone = new AbortController();
  const begin = Date.now();
  const shoppers = crowd({ shop, wallets: weather.accounts, tried }, gone.signal);
  await asOperator(weather, async (services) => {
    for (; Date.now() < begin + lasts; kills += 1) {
      await pause(shortest + Math.random() * (longest - shortest));
      const victim = kills % copies.length;
      await copies[victim]?.kill();
      refunds.push(...(await giveBack(services, weather)));
      copies[victim] = await startCopy(weather.ports[victim] ?? 0, weather.database.env);
    }
  });
  gone.abort();
  const problems = await shoppers;
  const time = Date.now() - begin;
  await Promise.all(copies.map(({ kill }) => kill()));
  await proxy.stop();
  return { tried, refunds, problems, time, lost, kills };
}
