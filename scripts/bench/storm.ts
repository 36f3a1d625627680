/**
 * Kills the servers in the middle of a storm of payments, again and again, and looks for everything that their
 * buyers were told: on the embedded database, or on a new database of the PostgreSQL at DATABASE_URL, there with
 * two servers side by side.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readBooks } from './books.ts';
import { askAgain, buyUntilGone, orderStatus, type Tried } from './buyer.ts';
import { benchDatabase, furnish } from './database.ts';
import { freePort, startCopy, type ServerCopy } from './serverCopy.ts';
import { Shop } from './shop.ts';

const rounds = 10;
const buyers = 16;
const wallets = 8;
/** How long a round lasts before the kill, in milliseconds. */
const shortest = 600;
const longest = 2_000;
/** How long the queue may take after the last start, in milliseconds: a killed server's work is free after 30 s. */
const patience = 90_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does something for each item, a few at a time, and gives the messages of what went wrong. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<string[]> {
  const left = items.values();
  const problems: string[] = [];
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item).catch((error: unknown) => problems.push(messageOf(error)));
  };
  await Promise.all(Array.from({ length: buyers }, worker));
  return problems;
}

/** Waits until every payment that its buyer confirmed is paid. */
async function settled(shop: Shop, confirmed: readonly Tried[]): Promise<void> {
  let left = [...confirmed];
  for (const end = Date.now() + patience; left.length > 0 && Date.now() < end; await pause(250)) {
    const unpaid: Tried[] = [];
    await forEach(left, async (tried) => {
      if ((await orderStatus(shop, tried)) !== 'PAID') unpaid.push(tried);
    });
    left = unpaid;
  }
}

/** Runs the storm and prints its figures; false when anything was lost, doubled or half there. */
export async function storm(): Promise<boolean> {
  const began = Date.now();
  const database = await benchDatabase();
  const accounts = await furnish(database, wallets);
  const ports = await Promise.all(
    Array.from({ length: database.kind === 'PostgreSQL' ? 2 : 1 }, () => freePort()),
  );
  const startAll = (): Promise<ServerCopy[]> =>
    Promise.all(ports.map((port) => startCopy(port, database.env)));
  const tried: Tried[] = [];
  const problems: string[] = [];
  let shopping = 0;

  for (let round = 1; round <= rounds; round += 1) {
    const before = tried.length;
    const copies = await startAll();
    const origins = copies.map(({ origin }) => origin);
    const begin = Date.now();
    const gone = new AbortController();
    const shoppers = forEach(Array.from({ length: buyers }), () =>
      buyUntilGone(origins, accounts, (each) => tried.push(each), gone.signal),
    );
    await pause(shortest + Math.random() * (longest - shortest));
    gone.abort();
    await Promise.all(copies.map(({ kill }) => kill()));
    problems.push(...(await shoppers));
    shopping += Date.now() - begin;
    const here = tried.slice(before);
    console.log(
      `round ${round}: ${here.length} tried, ${here.filter((each) => each.isAcknowledged).length} acknowledged`,
    );
  }

  const copies = await startAll();
  const shop = new Shop(copies.at(-1)?.origin ?? '');
  problems.push(...(await forEach(tried, (each) => askAgain(shop, each))));
  await settled(
    shop,
    tried.filter((each) => each.isConfirmed),
  );
  await Promise.all(copies.map(({ stop }) => stop()));

  const { db, close } = await database.open();
  const books = await readBooks(db, accounts, tried);
  await close();

  const acknowledged = tried.filter((each) => each.isAcknowledged);
  const mustBePaid = acknowledged.filter(
    (each) => each.bearer !== undefined || each.isConfirmed || each.wasSeenPaid,
  );
  const stateOf = ({ body }: Tried): string | undefined => books.stateOf.get(body.idempotencyKey);
  const found = acknowledged.filter((each) => stateOf(each) !== undefined).length;
  const paid = mustBePaid.filter((each) => stateOf(each) === 'PAID').length;
  const isWhole =
    acknowledged.length > 0 &&
    problems.length === 0 &&
    books.breaks.length === 0 &&
    books.sums.every((sum) => sum === 0) &&
    found === acknowledged.length &&
    paid === mustBePaid.length &&
    books.orders === tried.length;

  console.log(`database              ${database.kind}, ${copies.length} at once, killed ${rounds} times`);
  console.log(`payments tried        ${tried.length}, orders there ${books.orders}`);
  console.log(
    `acknowledged          ${acknowledged.length}, found ${found}, lost ${acknowledged.length - found}`,
  );
  console.log(`told or sure as paid  ${mustBePaid.length}, paid ${paid}, lost ${mustBePaid.length - paid}`);
  console.log(
    `ledger entries        ${books.entries}, sums ${books.sums.join(' ')}, breaks ${books.breaks.length}`,
  );
  console.log(`acknowledged a second ${(acknowledged.length / (shopping / 1000)).toFixed(0)}`);
  console.log(`took                  ${Math.round((Date.now() - began) / 1000)} s`);
  for (const text of [...problems, ...books.breaks]) console.log(`  ${text}`);
  if (isWhole) await database.remove();
  else console.log(`The database is kept: ${database.place}`);
  return isWhole;
}
