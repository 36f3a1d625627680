/** What a purchase from a wallet costs: through the servers, and as the statements alone that it runs. */
import { randomUUID } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import type { BenchDatabase, WalletBuyer } from '../support/database.ts';
import type { ServerCopy } from '../support/serverCopy.ts';
import { oneOf } from './buyer.ts';
import { purchase, recordPurchase, type Statement } from './recordPurchase.ts';
import { Shop } from './shop.ts';

/** How long each is measured, in milliseconds, after how long of the same work, and by how many at once. */
const lasts = 10_000;
const warmUp = 10_000;
const atOnce = 16;

/** How often something is done by several at once in some milliseconds, and how long that took. */
async function runFor(work: () => Promise<void>, milliseconds: number) {
  const begin = Date.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (; Date.now() < begin + milliseconds; done += 1) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { done, time: Date.now() - begin };
}

/** How often a second something is done, once its code is compiled and its connections are open. */
async function perSecond(work: () => Promise<void>): Promise<number> {
  await runFor(work, warmUp);
  const { done, time } = await runFor(work, lasts);
  return (done * 1000) / time;
}

const anyOf = (wallets: readonly WalletBuyer[]): WalletBuyer => {
  const wallet = oneOf(wallets);
  if (!wallet) throw new Error('there are no wallets');
  return wallet;
};

/** Purchases a second through running servers, by turns; stops them in the end. */
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

/** The same purchase by another buyer: every id that it made is a new one. */
function replacedIds(from: WalletBuyer, to: WalletBuyer): (parameter: unknown) => unknown {
  const known = new Map([[from.userId, to.userId]]);
  const replace = (id: string): string => {
    const other = known.get(id) ?? randomUUID();
    known.set(id, other);
    return other;
  };
  return (parameter) => (typeof parameter === 'string' ? parameter.replace(uuid, replace) : parameter);
}

/** Runs recorded statements on one connection as they are. */
const replay = (
  db: Kysely<Database>,
  statements: readonly Statement[],
  replaced: (parameter: unknown) => unknown,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    for (const statement of statements)
      await connection.executeQuery(CompiledQuery.raw(statement.sql, statement.parameters.map(replaced)));
  });

/** Purchases a second of nothing but their statements, on as many connections as one server has. */
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
