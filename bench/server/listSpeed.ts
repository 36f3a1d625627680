/** Measures whether the first page of a long list costs the same as that of a short one. */
import { medianOf } from '../support/median.ts';
import { benchDatabase, seedBuyers, type WalletBuyer } from '../support/database.ts';
import { fillTransactions } from '../support/fillTransactions.ts';
import { loadFor, type Load } from './load.ts';
import { measuredOperations } from './operations.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { withPostgres } from '../support/withPostgres.ts';

const lengths = [1_000, 1_000_000] as const;
const rounds = 5;
const turn = 3;
/** How many times longer the long list may take. */
const target = 2;

/** The p99 of the first page of each buyer's transactions in milliseconds: medians over alternating rounds. */
async function pageTimes(origin: string, buyers: readonly WalletBuyer[]): Promise<number[]> {
  const loads: Load[] = [];
  for (const buyer of buyers) loads.push((await measuredOperations(origin, buyer, buyer)).transactions);
  const times = loads.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [which, load] of loads.entries()) {
      const { p99 } = await loadFor(turn, load);
      // The first round is a warm-up.
      if (round > 0) times[which]?.push(p99);
    }
  return times.map(medianOf);
}

/** Measures and prints; false if the long list takes more than twice as long. */
export const listSpeed = (): Promise<boolean> =>
  withPostgres(async (url) => {
    const database = await benchDatabase(url);
    const buyers = await seedBuyers(database, lengths.length);
    const { db, close } = await database.open();
    for (const [which, length] of lengths.entries())
      await fillTransactions(db, buyers[which]?.userId ?? '', length);
    await close();
    const server = await startCopy(await freePort(), database.env);
    try {
      const times = await pageTimes(server.origin, buyers);
      const [short = Number.NaN, long = Number.NaN] = times;
      for (const [which, length] of lengths.entries())
        console.log(`${length.toLocaleString('en').padStart(9)} transactions: p99 ${times[which]} ms`);
      console.log(`ratio ${(long / short).toFixed(2)}; at most ${target}`);
      return long / short <= target;
    } finally {
      await server.stop();
      await database.remove();
    }
  });
