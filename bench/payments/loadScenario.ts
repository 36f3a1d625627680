import { openServices } from '../../server/admin/openServices.ts';
import type { Services } from '../../server/kernel/services.ts';
import { buyUntilAborted, type BuyerPool, type Attempt } from './buyer.ts';
import type { BenchDatabase, WalletBuyer } from '../support/database.ts';
import { forEach } from '../support/forEach.ts';
import { refundSome, type Refund } from './operator.ts';
import { startCopy, type ServerCopy } from '../support/serverCopy.ts';

/** The number of concurrent buyers. */
export const buyers = 16;

/** The setup of a crash test. */
export interface LoadScenario {
  readonly database: BenchDatabase;
  /** One per server. */
  readonly ports: readonly number[];
  readonly accounts: readonly WalletBuyer[];
  readonly subscribers: readonly WalletBuyer[];
}

/** The result of a crash test. */
export interface LoadResult {
  readonly tried: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly problems: readonly string[];
  readonly kills: number;
  /** How often all database connections were terminated. */
  readonly terminations: number;
  /** Servers that exited without being killed. */
  readonly crashes: number;
  /** Unanswered requests. */
  readonly lost: number;
  /** How long buyers were paying, in milliseconds. */
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

/** Refunds a few payments, except those of subscribers, whose subscriptions would end. */
export const refundFew = (services: Services, { subscribers }: LoadScenario): Promise<Refund[]> =>
  refundSome(
    services,
    5,
    subscribers.map(({ userId }) => userId),
  );

/** Runs all buyers until `gone`; returns what went wrong. */
export const runBuyers = (pool: BuyerPool, gone: AbortSignal): Promise<string[]> =>
  forEach(Array.from({ length: buyers }), buyers, () => buyUntilAborted(pool, gone));
