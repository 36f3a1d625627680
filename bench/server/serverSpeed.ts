/**
 * How many requests per second one server handles on PostgreSQL, compared with a bare Fastify and Yoga server. They run
 * in alternation, so that other load on the machine affects both.
 */
import { medianOf } from '../support/median.ts';
import { benchDatabase, seedBuyers } from '../support/database.ts';
import { fillTransactions } from '../support/fillTransactions.ts';
import { connections, loadFor, type Load, type Speed } from './load.ts';
import { measuredOperations } from './operations.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { withPostgres } from '../support/withPostgres.ts';

const rounds = 5;
/** Seconds per operation and round. */
const turn = 3;
const listed = 1_000;
/** The fraction of the empty resolver's rate that `me` must reach. */
const target = 0.3;

/** Runs every load in turn, round after round. */
async function measure(loads: Readonly<Record<string, Load>>): Promise<Map<string, readonly Speed[]>> {
  const measured = new Map<string, Speed[]>(Object.keys(loads).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, load] of Object.entries(loads)) {
      const speed = await loadFor(turn, load);
      // The first round is a warm-up.
      if (round > 0) measured.get(name)?.push(speed);
    }
  return measured;
}

function print(measured: ReadonlyMap<string, readonly Speed[]>): boolean {
  const rateOf = (name: string): number => medianOf((measured.get(name) ?? []).map((each) => each.perSecond));
  const baseline = rateOf('nothing');
  console.log(`${connections} connections, ${rounds} rounds of ${turn} s each by turns, medians`);
  console.log('operation        requests/s    p99 ms   of the empty resolver');
  for (const [name, speeds] of measured)
    console.log(
      [
        name.padEnd(15),
        rateOf(name).toFixed(0).padStart(11),
        medianOf(speeds.map(({ p99 }) => p99))
          .toFixed(0)
          .padStart(9),
        (rateOf(name) / baseline).toFixed(3).padStart(14),
      ].join(' '),
    );
  const reached = rateOf('me') / baseline;
  console.log(`me reaches ${reached.toFixed(3)} of the empty resolver; the target is ${target}`);
  return reached >= target;
}

/** Measures and prints; false if `me` misses its target. */
export const serverSpeed = (): Promise<boolean> =>
  withPostgres(async (url) => {
    const database = await benchDatabase(url);
    const [reader, payer] = await seedBuyers(database, 2);
    if (!reader || !payer) throw new Error('there is no buyer');
    const { db, close } = await database.open();
    await fillTransactions(db, reader.userId, listed);
    await close();
    const ours = await startCopy(await freePort(), database.env);
    const empty = await startCopy(await freePort(), {}, 'bench/server/emptyServer.ts');
    try {
      return print(
        await measure({
          nothing: { origin: empty.origin, body: () => '{"query":"{ nothing }"}' },
          ...(await measuredOperations(ours.origin, reader, payer)),
        }),
      );
    } finally {
      await Promise.all([ours.stop(), empty.stop()]);
      await database.remove();
    }
  });
