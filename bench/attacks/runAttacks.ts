/** Measures what strangers' attacks take from a server, and whether other people are still answered meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { alignedTable } from '../support/alignedTable.ts';
import { benchDatabase, seedBuyers, type BenchDatabase } from '../support/database.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { attacks, freeCode, type Attack } from './attacks.ts';
import { others, password, usageOf, type Victim } from './victim.ts';

/** Other people are answered if this share of their requests is. */
const leastAnswered = 0.95;

const heads = [
  'attack',
  'sent',
  'allowed',
  'RSS before',
  'peak',
  'heap before',
  'peak MB',
  'CPU ms a request',
  'others answered',
  'their median ms',
];

const whole = (value: number): string => value.toFixed(0);

/** Fills a database with people who have a password, and a promo code for everything. */
async function prepare(database: BenchDatabase): Promise<Victim['people']> {
  const buyers = await seedBuyers(database, 8);
  const { db, close } = await database.open();
  const hash = await hashPassword(password, { ip: '127.0.0.1', account: 'bench' });
  await db.updateTable('users').set({ password_hash: hash }).where('login', 'is not', null).execute();
  const code = {
    code: freeCode,
    percent: 100,
    product_id: null,
    active: true,
    valid_until: null,
    max_uses: null,
  };
  await db.insertInto('promo_codes').values(code).execute();
  await close();
  return buyers.map(({ userId, bearer }) => ({ login: `${userId}@example.com`, bearer }));
}

/** Runs one attack on a server of its own; the cells of its row, and whether other people were answered. */
async function run(
  database: BenchDatabase,
  known: Pick<Victim, 'people' | 'attacker'>,
  name: string,
  attack: Attack,
) {
  const copy = await startCopy(await freePort(), database.env);
  const victim: Victim = { origin: copy.origin, dataDir: database.env['DATA_DIR'] ?? '', ...known };
  try {
    await wait(3000);
    const before = await usageOf(victim, copy.pid);
    const peak = { ...before };
    const end = new AbortController();
    const watch = async () => {
      while (!end.signal.aborted) {
        const now = await usageOf(victim, copy.pid);
        peak.rss = Math.max(peak.rss, now.rss);
        if (!Number.isNaN(now.heap)) peak.heap = Math.max(peak.heap, now.heap);
        await wait(200);
      }
    };
    const watching = watch();
    const meanwhile = others(victim, end);
    const { sent, allowed } = await attack(victim);
    end.abort();
    await watching;
    const { asked, answered, median } = await meanwhile;
    const { cpu } = await usageOf(victim, copy.pid);
    const memory = [before.rss, peak.rss, before.heap, peak.heap].map(whole);
    const perRequest = ((cpu - before.cpu) / sent).toFixed(1);
    return {
      cells: [
        name,
        whole(sent),
        whole(allowed),
        ...memory,
        perRequest,
        `${answered}/${asked}`,
        whole(median),
      ],
      isGood: answered >= asked * leastAnswered,
    };
  } finally {
    await copy.stop();
  }
}

/** Runs all attacks, or those of ATTACKS; false if other people were not answered during one. */
export async function runAttacks(): Promise<boolean> {
  const chosen = process.env['ATTACKS'];
  const rows: Awaited<ReturnType<typeof run>>[] = [];
  const database = await benchDatabase(undefined);
  try {
    const people = await prepare(database);
    for (const [at, [name, attack]] of Object.entries(attacks).entries()) {
      if (chosen !== undefined && !new RegExp(chosen).test(name)) continue;
      const row = await run(database, { people, attacker: `10.6.${at}.6` }, name, attack);
      console.error(row.cells.join('  '));
      rows.push(row);
    }
  } finally {
    await database.remove();
  }
  console.log(
    alignedTable(
      heads,
      rows.map(({ cells }) => cells),
      1,
    ),
  );
  return rows.every(({ isGood }) => isGood);
}
