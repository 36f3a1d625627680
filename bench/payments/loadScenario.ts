import { openServices } from '../../server/admin/openServices.ts';
import type { Services } from '../../server/kernel/services.ts';
import { buyUntilAborted, type BuyerPool, type Attempt } from './buyer.ts';
import type { BenchDatabase, WalletBuyer } from '../support/database.ts';
import { forEach } from '../support/forEach.ts';
import { refundSome, type Refund } from './operator.ts';
import { startCopy, type ServerCopy } from '../support/serverCopy.ts';

/** How many pay at once. */
export const buyers = 16;

/** What a crash test works on. */
export interface LoadScenario {
  readonly database: BenchDatabase;
  /** Of each server. */
  readonly ports: readonly number[];
  readonly accounts: readonly WalletBuyer[];
  readonly subscribers: readonly WalletBuyer[];
}

/** What happened in a crash test. */
export interface LoadResult {
  readonly tried: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly problems: readonly string[];
  readonly kills: number;
  /** How often all connections to the database were ended. */
  readonly terminations: number;
  /** Servers that ended although nobody killed them. */
  readonly crashes: number;
  /** Calls without an answer. */
  readonly lost: number;
  /** How long was paid, in milliseconds. */
  readonly time: number;
}

export const startAll = ({ ports, database }: LoadScenario): Promise<ServerCopy[]> =>
  Promise.all(ports.map((port) => startCopy(port, database.env)));

/** Works on the database of a crash test as `npm run admin` would. */
export async function asOperator<Result>(
  { database }: LoadScenario,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const { services, close } = await openServices({ ...database.env })();
  try {
    return await work(services);
  } finally {
    await close();
  }
}

/** Refunds a few payments. Those of subscribers are kept, as their subscriptions would end. */
export const refundFew = (services: Services, { subscribers }: LoadScenario): Promise<Refund[]> =>
  refundSome(
    services,
    5,
    subscribers.map(({ userId }) => userId),
  );

/** Everybody pays until `gone`; gives what went wrong. */
export const runBuyers = (pool: BuyerPool, gone: AbortSignal): Promise<string[]> =>
  forEach(Array.from({ length: buyers }), buyers, () => buyUntilAborted(pool, gone));
