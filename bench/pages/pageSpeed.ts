/** Measures what serving rendered pages promises, part by part, on PostgreSQL. Needs a build. */
import { stat } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/run.ts';
import { renderingFolder } from '../../src/shared/rendering.ts';
import { benchDatabase, seedBuyers, type BenchDatabase, type WalletBuyer } from '../support/database.ts';
import { withPostgres } from '../support/withPostgres.ts';
import { keptRate } from './keptRate.ts';
import { memoryBound } from './memoryBound.ts';
import { priceChanges } from './priceChanges.ts';
import { randomAddresses } from './randomAddresses.ts';
import { renderTimes } from './renderTimes.ts';

const buyers = 16;

type Part = (database: BenchDatabase, wallets: readonly WalletBuyer[]) => Promise<boolean>;

const parts: Readonly<Record<string, Part>> = {
  render: renderTimes,
  kept: keptRate,
  random: randomAddresses,
  prices: priceChanges,
  memory: memoryBound,
};

/** Runs the named parts, or all of them; false if one misses its target. */
export async function pageSpeed(names: readonly string[]): Promise<boolean> {
  await stat(path.join(root, 'dist', renderingFolder)).catch((error: unknown) => {
    throw new Error('there is no build: npm run build', { cause: error });
  });
  const wanted = names.length > 0 ? names : Object.keys(parts);
  return withPostgres(async (url) => {
    let isGood = true;
    for (const name of wanted) {
      const part = parts[name];
      if (!part) throw new Error(`there is no part "${name}": ${Object.keys(parts).join(', ')}`);
      const database = await benchDatabase(url);
      try {
        const wallets = await seedBuyers(database, buyers);
        const isReached = await part(database, wallets);
        isGood &&= isReached;
        console.log(
          `${name}: ${isReached ? 'reached' : 'MISSED'}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} CPUs\n`,
        );
      } finally {
        await database.remove();
      }
    }
    return isGood;
  });
}
