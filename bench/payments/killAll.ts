import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, type Attempt } from './buyer.ts';
import type { Refund } from './operator.ts';
import { Shop } from './shop.ts';
import {
  asOperator,
  runBuyers,
  refundFew,
  startAll,
  type LoadResult,
  type LoadScenario,
} from './loadScenario.ts';

const rounds = 10;
/** How long a round lasts before the kill, in milliseconds. */
const shortest = 600;
const longest = 2_000;

/** Kills all servers at once, repeatedly; between rounds some payments are refunded. */
export async function killAll(scenario: LoadScenario): Promise<LoadResult> {
  const tried: Attempt[] = [];
  const refunds: Refund[] = [];
  const problems: string[] = [];
  let time = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = tried.length;
    const copies = await startAll(scenario);
    const begin = Date.now();
    const gone = new AbortController();
    const shop = () => new Shop(oneOf(copies)?.origin ?? '');
    const shoppers = runBuyers({ shop, wallets: scenario.accounts, tried }, gone.signal);
    await pause(shortest + Math.random() * (longest - shortest));
    gone.abort();
    await Promise.all(copies.map(({ kill }) => kill()));
    problems.push(...(await shoppers));
    time += Date.now() - begin;
    refunds.push(...(await asOperator(scenario, (services) => refundFew(services, scenario))));
    const here = tried.slice(before);
    const acknowledged = here.filter((each) => each.isAcknowledged).length;
    console.log(`round ${round}: ${here.length} tried, ${acknowledged} acknowledged`);
  }
  return { tried, refunds, problems, time, lost: 0, kills: rounds, terminations: 0, crashes: 0 };
}
