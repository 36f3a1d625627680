/** How much memory the pages of 10,000 products in all languages take, before and after changes of the catalog. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { siteLanguages } from '../../src/shared/languages.ts';
import type { BenchDatabase } from '../support/database.ts';
import { forEach } from '../support/forEach.ts';
import { collectable, heldBy, memoryAtRest, peakDuring } from '../support/memory.ts';
import { readMetric, rendersOf, shellsOf } from '../support/metrics.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';

const products = 10_000;
/** Pages that many visitors ask for, and the share of the requests for them; all others are for any page. */
const popular = { pages: 300, share: 0.6 };
const requests = { first: 20_000, afterChange: 2_000 };
const changes = 5;
/** Few enough that most visitors get the page and not the shell. */
const atOnce = 5;
/** The limit for additional memory, in megabytes. */
const target = 200;

/** Adds products like one of the demo's, with its texts, two tariffs and three currencies. */
async function addProducts({ open }: BenchDatabase): Promise<void> {
  const { db, close } = await open();
  try {
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into products (id, title, description, active, base_currency_id, available_by_subscription,
          affiliate_program, image_web, image_mob, position, slug)
        select 'p' || nth, title, description, true, base_currency_id, available_by_subscription,
          affiliate_program, image_web, image_mob, 1000 + nth, 'product-' || nth
        from products, generate_series(1, ${products}::int) as made(nth) where id = '2'`.execute(trx);
      await sql`
        insert into tariffs (id, product_id, name, description, position)
        select id || '-' || nth, 'p' || nth, name, description, position
        from tariffs, generate_series(1, ${products}::int) as made(nth)
        where product_id = '2' and id <> 'atlas-patron'`.execute(trx);
      await sql`
        insert into prices (tariff_id, currency_id, default_minor, sale_minor, old_minor, member_minor)
        select tariff_id || '-' || nth, currency_id, default_minor, sale_minor, old_minor, member_minor
        from prices, generate_series(1, ${products}::int) as made(nth)
        where tariff_id in ('atlas-reader', 'atlas-scholar') and currency_id in ('1', '2', '3')`.execute(trx);
    });
    // As autovacuum eventually does after so many rows.
    await sql`analyze products, product_slugs, tariffs, prices`.execute(db);
  } finally {
    await close();
  }
}

const pageAt = (index: number): string =>
  `/${siteLanguages[index % siteLanguages.length]?.prefix}/products/product-${Math.floor(index / siteLanguages.length) + 1}`;

const randomPage = (): string =>
  pageAt(randomInt(Math.random() < popular.share ? popular.pages : products * siteLanguages.length));

/** Requests random pages. @throws Error if one isn't sent */
async function visit(origin: string, count: number): Promise<void> {
  const pages = Array.from({ length: count }, randomPage);
  const problems = await forEach(pages, atOnce, async (page) => {
    const encoding = randomInt(20) === 0 ? 'gzip' : 'br';
    const response = await fetch(origin + page, { headers: { 'accept-encoding': encoding } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${page}: ${response.status}`);
  });
  if (problems.length > 0) throw new Error(`${problems.length} went wrong, the first: ${problems[0]}`);
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

/** Measures and prints; false if a server holds more memory afterwards than the target. */
export async function memoryBound(database: BenchDatabase): Promise<boolean> {
  await addProducts(database);
  const server = await startCopy(await freePort(), { ...database.env, ...collectable });
  try {
    const { origin } = server;
    await memoryAtRest(server);
    await visit(origin, 1);
    const rest = await heldBy(server);
    console.log(`${rest.toFixed(0)} MB at rest, with ${products} products in memory`);

    /** Visits pages; prints and returns the memory that is held more than at rest afterwards. */
    const growth = async (what: string, count: number): Promise<number> => {
      const [renders, shells, begun] = [await rendersOf(origin), await shellsOf(origin), Date.now()];
      const peak = await peakDuring(server, () => visit(origin, count));
      const seconds = (Date.now() - begun) / 1000;
      const held = await heldBy(server);
      console.log(
        `${what} in ${seconds.toFixed(0)} s: ${(await rendersOf(origin)) - renders} renders, ${(await shellsOf(origin)) - shells} shells; ` +
          `+${(held - rest).toFixed(0)} MB afterwards, +${(peak - rest).toFixed(0)} with garbage ` +
          `(heap ${megabytes(await readMetric(origin, 'nodejs_heap_size_used_bytes'))}, outside of it ${megabytes(await readMetric(origin, 'nodejs_external_memory_bytes'))}, ` +
          `kept pages ${megabytes(await readMetric(origin, 'kept_pages_bytes'))})`,
      );
      return held - rest;
    };

    const grown = [await growth(`${requests.first} requests`, requests.first)];
    for (let change = 1; change <= changes; change += 1) {
      const { db, close } = await database.open();
      await db
        .updateTable('prices')
        .set({ default_minor: 9_000 + change })
        .where('tariff_id', '=', 'atlas-reader-1')
        .execute();
      await close();
      grown.push(
        await growth(
          `change ${change} of the catalog, ${requests.afterChange} requests`,
          requests.afterChange,
        ),
      );
    }
    console.log(`at most +${target} MB`);
    return Math.max(...grown) <= target;
  } finally {
    await server.stop();
  }
}
