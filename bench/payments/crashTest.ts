/**
 * Payments, top-ups, renewals and refunds on servers that are killed while running. Afterwards everything acknowledged
 * must be in the database.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sqlBaseline, servedPurchases } from './sqlBaseline.ts';
import { readBooks } from './books.ts';
import { retryRequest, isPaid } from './buyer.ts';
import { benchDatabase, seedBuyers } from '../support/database.ts';
import { printSummary } from './printSummary.ts';
import { forEach } from '../support/forEach.ts';
import { killAll } from './killAll.ts';
import { killOne } from './killOne.ts';
import { freePort } from '../support/serverCopy.ts';
import { Shop } from './shop.ts';
import { isRenewed, subscribe } from './subscribers.ts';
import { asOperator, buyers, startAll, type LoadResult, type LoadScenario } from './loadScenario.ts';
import { withPostgres } from '../support/withPostgres.ts';

const wallets = 64;
const subscribers = 24;
/** The time within which all subscriptions come due for renewal, in milliseconds. */
const renewals = 30_000;
/**
 * How long the queue may take after the last start, in milliseconds: a killed server's jobs are released after 30 s.
 */
const timeoutMs = 90_000;

/** Waits until a condition holds for every item, at most until `end`; returns what went wrong. */
async function waitForAll<Item>(
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

/** Retries every payment, then waits until all promised ones are paid and the subscriptions are renewed. */
async function afterwards(scenario: LoadScenario, { tried }: LoadResult): Promise<string[]> {
  const copies = await startAll(scenario);
  const shop = new Shop(copies.at(-1)?.origin ?? '');
  const confirmed = tried.filter((each) => each.isConfirmed);
  const problems = await forEach(tried, buyers, (each) => retryRequest(shop, each));
  const end = Date.now() + timeoutMs;
  problems.push(
    ...(await waitForAll(confirmed, end, (each) => isPaid(shop, each))),
    ...(await waitForAll(scenario.subscribers, end, async ({ bearer }) =>
      isRenewed(await shop.subscriptionEnd(bearer)),
    )),
  );
  await Promise.all(copies.map(({ stop }) => stop()));
  return problems;
}

async function crashTest(
  server: string | undefined,
  copies: number,
  blow: (scenario: LoadScenario) => Promise<LoadResult>,
): Promise<boolean> {
  const database = await benchDatabase(server);
  const people = await seedBuyers(database, wallets + subscribers);
  const scenario: LoadScenario = {
    database,
    ports: await Promise.all(Array.from({ length: copies }, () => freePort())),
    accounts: people.slice(0, wallets),
    subscribers: people.slice(wallets),
  };
  await asOperator(scenario, (services) => subscribe(services, scenario.subscribers, renewals));
  const result = await blow(scenario);
  const problems = [...result.problems, ...(await afterwards(scenario, result))];
  const { db, close } = await database.open();
  const books = await readBooks(db, scenario.accounts, scenario.subscribers, result.tried);
  await close();
  const servedBy = async (ports: readonly number[]) =>
    servedPurchases(await startAll({ ...scenario, ports }), scenario.accounts);
  const isWhole = printSummary({
    ...result,
    place: `${database.kind}, ${copies} at once, ${result.kills} kills`,
    problems,
    books,
    renewals: scenario.subscribers.length,
    served: await servedBy(scenario.ports),
    servedByOne: copies === 1 ? undefined : await servedBy(scenario.ports.slice(0, 1)),
    baseline: await sqlBaseline(database, scenario.accounts),
  });
  if (isWhole) await database.remove();
  else console.log(`The database is kept: ${database.place}`);
  return isWhole;
}

/** On the embedded database, or with two servers on the PostgreSQL of DATABASE_URL; false if anything was lost. */
export const crashTestAll = (): Promise<boolean> => {
  const server = process.env['DATABASE_URL'];
  return crashTest(server, server === undefined ? 1 : 2, killAll);
};

/** Three servers behind a proxy on one PostgreSQL; false if anything was lost. */
export const crashTestCopies = (): Promise<boolean> =>
  withPostgres((server) => crashTest(server, 3, killOne));
