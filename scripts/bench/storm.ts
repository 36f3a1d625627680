/**
 * A storm of payments, top-ups, renewals and refunds on servers that are killed in the middle of it, and a look for
 * everything that somebody was told afterwards.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { bareSpeed, servedSpeed } from './bare.ts';
import { readBooks } from './books.ts';
import { askAgain, isPaid } from './buyer.ts';
import { benchDatabase, furnish } from './database.ts';
import { printFigures } from './figures.ts';
import { forEach } from './forEach.ts';
import { killAll } from './killAll.ts';
import { killOne } from './killOne.ts';
import { freePort } from './serverCopy.ts';
import { Shop } from './shop.ts';
import { isRenewed, subscribe } from './subscribers.ts';
import { asOperator, buyers, startAll, type Happened, type Weather } from './weather.ts';
import { withPostgres } from './withPostgres.ts';

const wallets = 64;
const subscribers = 24;
/** Within which time the subscriptions are due for renewal, in milliseconds. */
const renewals = 30_000;
/** How long the queue may take after the last start, in milliseconds: a killed server's work is free after 30 s. */
const patience = 90_000;

/** Waits until something is so for every item, at most until `end`; gives what went wrong. */
async function untilAll<Item>(
  items: readonly Item[],
  end: number,
  isSo: (item: Item) => Promise<boolean>,
): Promise<string[]> {
  const problems: string[] = [];
  for (let left = [...items]; left.length > 0 && Date.now() < end; await pause(250)) {
    const others: Item[] = [];
    const look = async (item: Item): Promise<void> => {
      if (!(await isSo(item))) others.push(item);
    };
    problems.push(...(await forEach(left, buyers, look)));
    left = others;
  }
  return problems;
}

/** Asks again for every payment and waits until those are paid that were promised, and the subscriptions renewed. */
async function afterwards(weather: Weather, { tried }: Happened): Promise<string[]> {
  const copies = await startAll(weather);
  const shop = new Shop(copies.at(-1)?.origin ?? '');
  const confirmed = tried.filter((each) => each.isConfirmed);
  const problems = await forEach(tried, buyers, (each) => askAgain(shop, each));
  const end = Date.now() + patience;
  problems.push(
    ...(await untilAll(confirmed, end, (each) => isPaid(shop, each))),
    ...(await untilAll(weather.subscribers, end, async ({ bearer }) =>
      isRenewed(await shop.subscriptionEnd(bearer)),
    )),
  );
  await Promise.all(copies.map(({ stop }) => stop()));
  return problems;
}

async function storm(
  server: string | undefined,
  copies: number,
  blow: (weather: Weather) => Promise<Happened>,
): Promise<boolean> {
  const database = await benchDatabase(server);
  const people = await furnish(database, wallets + subscribers);
  const weather: Weather = {
    database,
    ports: await Promise.all(Array.from({ length: copies }, () => freePort())),
    accounts: people.slice(0, wallets),
    subscribers: people.slice(wallets),
  };
  await asOperator(weather, (services) => subscribe(services, weather.subscribers, renewals));
  const happened = await blow(weather);
  const problems = [...happened.problems, ...(await afterwards(weather, happened))];
  const { db, close } = await database.open();
  const books = await readBooks(db, weather.accounts, weather.subscribers, happened.tried);
  await close();
  const isWhole = printFigures({
    ...happened,
    place: `${database.kind}, ${copies} at once, ${happened.kills} kills`,
    problems,
    books,
    renewals: weather.subscribers.length,
    served: await servedSpeed(await startAll(weather), weather.accounts),
    bare: await bareSpeed(database, weather.accounts),
  });
  if (isWhole) await database.remove();
  else console.log(`The database is kept: ${database.place}`);
  return isWhole;
}

/** On the embedded database, or with two servers on the PostgreSQL of DATABASE_URL; false when anything was lost. */
export const stormOfAll = (): Promise<boolean> => {
  const server = process.env['DATABASE_URL'];
  return storm(server, server === undefined ? 1 : 2, killAll);
};

/** Three servers behind a proxy on one PostgreSQL; false when anything was lost. */
export const stormOfCopies = (): Promise<boolean> => withPostgres((server) => storm(server, 3, killOne));
