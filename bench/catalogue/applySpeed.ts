/**
 * Measures applying a catalogue of 10,000 products from a folder to the database, first in full, then with no changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '../../src/shared/languages.ts';
import { applyContent } from '../../server/content/apply.ts';
import { readContent } from '../../server/content/plan.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seed } from '../../server/demo/seed.ts';
import { readConfig } from '../../server/kernel/config.ts';
import { benchDatabase } from '../support/database.ts';
import { withPostgres } from '../support/withPostgres.ts';

const products = 10_000;
/** The time limit for the first run, in seconds. */
const target = 120;

/** Writes a product in every language, with two tariffs in three currencies, a bonus, a text and a link. */
function writeProduct(root: string, index: number): void {
  const id = `p${index}`;
  const place = path.join(root, 'products', id);
  mkdirSync(path.join(place, 'goods/letter'), { recursive: true });
  const prices = `{ USD: { default: ${index % 90}.50 }, EUR: { default: ${index % 80}.00 }, KRW: { default: ${index}000 } }`;
  writeFileSync(
    path.join(place, 'product.yaml'),
    `position: ${index}
base: USD
tariffs:
  - id: ${id}-small
    prices: ${prices}
    goods: [letter]
  - id: ${id}-large
    prices: ${prices}
    goods: [letter, site]
bonuses:
  - { id: ${id}-bonus, type: CONTENT, tariffs: [${id}-large] }
goods:
  - { id: letter, kind: TEXT }
  - { id: site, kind: LINK, link: 'https://example.com/${id}' }
`,
  );
  for (const { prefix } of languages)
    writeFileSync(
      path.join(place, `${prefix}.yaml`),
      `title: Product ${index}
description: What product ${index} is about, in a sentence of the length that such sentences have in ${prefix}.
tariffs:
  ${id}-small: { name: Small }
  ${id}-large: { name: Large }
bonuses:
  ${id}-bonus: { title: Bonus, description: What it brings. }
goods:
  letter: { title: The letter }
  site: { title: The site }
`,
    );
  writeFileSync(
    path.join(place, 'goods/letter/en.md'),
    `# Letter ${index}\n\n${'A line of it. '.repeat(20)}\n`,
  );
}

/** The duration of some work in seconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function measure(server: string | undefined, root: string): Promise<boolean> {
  const database = await benchDatabase(server);
  const { db, close } = await database.open();
  try {
    await migrate(db);
    await seed({ db, config: readConfig(database.env), clock: () => new Date() }, { demo: false });
    const changed: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < 2; round += 1)
      times.push(
        await timed(async () => {
          const content = await readContent(root);
          const changes = await db.transaction().execute((trx) => applyContent(trx, content, new Date()));
          changed.push(changes.length);
        }),
      );
    const [first = Number.NaN, second = Number.NaN] = times;
    const memory = Math.round(process.memoryUsage().rss / 1_000_000);
    console.log(
      `${database.kind}: ${first.toFixed(1)} s for ${changed[0]} rows, ${second.toFixed(1)} s for ${changed[1]}; at most ${target} s and 0 rows; ${memory} MB`,
    );
    return first <= target && changed[1] === 0;
  } finally {
    await close();
    await database.remove();
  }
}

/** Measures and prints; false if the first run is too slow or the second changes anything. */
export async function applySpeed(): Promise<boolean> {
  const root = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  try {
    for (let index = 1; index <= products; index += 1) writeProduct(root, index);
    const onServer = await withPostgres((url) => measure(url, root));
    return (await measure(undefined, root)) && onServer;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
