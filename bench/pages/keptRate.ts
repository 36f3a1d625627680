/**
 * How many kept pages a second a server sends, compared with a bare server whose resolver does nothing: in all, which
 * includes reading the larger responses here, and for each second of the server's own CPU time.
 */
import { readFile } from 'node:fs/promises';
import { connections, loadFor, type Load } from '../server/load.ts';
import type { BenchDatabase } from '../support/database.ts';
import { medianOf } from '../support/median.ts';
import { freePort, startCopy, type ServerCopy } from '../support/serverCopy.ts';

const rounds = 5;
/** Seconds per load and round. */
const turn = 3;
const target = 0.6;
const pages = ['/en', '/de/products/atlas-of-attention', '/en/products/2/payment', '/en/profile/wallet'];

/** The CPU time that a server has taken so far, in seconds. */
async function cpuSeconds({ pid }: ServerCopy): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // User and system time, in hundredths, after the name in parentheses.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / 100;
}

interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly p99: number;
}

async function rateOf(server: ServerCopy, load: Load): Promise<Rate> {
  const before = await cpuSeconds(server);
  const { perSecond, p99 } = await loadFor(turn, load);
  return { perSecond, perCpuSecond: (perSecond * turn) / ((await cpuSeconds(server)) - before), p99 };
}

/** Measures and prints; false if a page misses the target for the server's CPU time. */
export async function keptRate({ env }: BenchDatabase): Promise<boolean> {
  const ours = await startCopy(await freePort(), env);
  const empty = await startCopy(await freePort(), {}, 'bench/server/emptyServer.ts');
  try {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const loads: [server: ServerCopy, name: string, load: Load][] = [
      [empty, 'empty resolver', { origin: empty.origin, body: () => '{"query":"{ nothing }"}' }],
      ...pages.map((page): [ServerCopy, string, Load] => [
        ours,
        page,
        { origin: ours.origin, page, headers },
      ]),
    ];
    const measured = new Map<string, Rate[]>(loads.map(([, name]) => [name, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const [server, name, load] of loads) {
        const rate = await rateOf(server, load);
        // The first round is a warm-up.
        if (round > 0) measured.get(name)?.push(rate);
      }
    const median = (name: string, of: keyof Rate): number =>
      medianOf((measured.get(name) ?? []).map((rate) => rate[of]));
    const ratio = (name: string, of: keyof Rate): number => median(name, of) / median('empty resolver', of);
    console.log(
      `Kept pages, ${connections} connections, ${rounds} rounds of ${turn} s each by turns, medians\n` +
        `${' '.repeat(34)} per second    of empty   per CPU second   of empty   p99 ms`,
    );
    for (const [, name] of loads)
      console.log(
        [
          name.padEnd(34),
          median(name, 'perSecond').toFixed(0).padStart(10),
          ratio(name, 'perSecond').toFixed(2).padStart(11),
          median(name, 'perCpuSecond').toFixed(0).padStart(16),
          ratio(name, 'perCpuSecond').toFixed(2).padStart(10),
          median(name, 'p99').toFixed(0).padStart(8),
        ].join(' '),
      );
    console.log(`at least ${target} of the empty resolver for the server's CPU time`);
    return pages.every((name) => ratio(name, 'perCpuSecond') >= target);
  } finally {
    await Promise.all([ours.stop(), empty.stop()]);
  }
}
