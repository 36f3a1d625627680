/** What a wallet purchase costs: through the servers, and as its bare SQL statements. */
import { randomUUID } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import type { BenchDatabase, WalletBuyer } from '../support/database.ts';
import type { ServerCopy } from '../support/serverCopy.ts';
import { oneOf } from './buyer.ts';
import { purchase, recordPurchase, type Statement } from './recordPurchase.ts';
import { Shop } from './shop.ts';

/** How long each is measured, how long it's warmed up first, in milliseconds, and with how many concurrent workers. */
const durationMs = 10_000;
const warmUp = 10_000;
const concurrency = 16;

/** Runs work concurrently for some milliseconds; returns how often it finished, and how long it took. */
async function runFor(work: () => Promise<void>, milliseconds: number) {
  const begin = Date.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (; Date.now() < begin + milliseconds; done += 1) await work();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { done, time: Date.now() - begin };
}

/** How often per second work finishes after a warm-up, with compiled code and open connections. */
async function perSecond(work: () => Promise<void>): Promise<number> {
  await runFor(work, warmUp);
  const { done, time } = await runFor(work, durationMs);
  return (done * 1000) / time;
}

const anyOf = (wallets: readonly WalletBuyer[]): WalletBuyer => {
  const wallet = oneOf(wallets);
  if (!wallet) throw new Error('there are no wallets');
  return wallet;
};

/** Purchases per second through running servers, round-robin; stops the servers at the end. */
export async function servedPurchases(
  copies: readonly ServerCopy[],
  wallets: readonly WalletBuyer[],
): Promise<number> {
  let turn = 0;
  const shop = () => new Shop(copies[turn++ % copies.length]?.origin ?? '');
  try {
    return await perSecond(async () => {
      await purchase(shop(), anyOf(wallets));
    });
  } finally {
    await Promise.all(copies.map(({ stop }) => stop()));
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Maps a purchase to another buyer: every id it created becomes a new one. */
function replacedIds(from: WalletBuyer, to: WalletBuyer): (parameter: unknown) => unknown {
  const known = new Map([[from.userId, to.userId]]);
  const replace = (id: string): string => {
    const other = known.get(id) ?? randomUUID();
    known.set(id, other);
    return other;
  };
  return (parameter) => (typeof parameter === 'string' ? parameter.replace(uuid, replace) : parameter);
}

/** Replays recorded statements on one connection. */
const replay = (
  db: Kysely<Database>,
  statements: readonly Statement[],
  replaced: (parameter: unknown) => unknown,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    for (const statement of statements)
      await connection.executeQuery(CompiledQuery.raw(statement.sql, statement.parameters.map(replaced)));
  });

/** Purchases per second as bare statements, on as many connections as one server has. */
export async function sqlBaseline(database: BenchDatabase, wallets: readonly WalletBuyer[]): Promise<number> {
  const recorded = anyOf(wallets);
  const statements = await recordPurchase(database, recorded);
  const { db, close } = await database.open();
  try {
    return await perSecond(() => replay(db, statements, replacedIds(recorded, anyOf(wallets))));
  } finally {
    await close();
  }
}
