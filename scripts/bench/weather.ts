import { openServices } from '../../server/admin/openServices.ts';
import type { Services } from '../../server/services.ts';
import { buyUntilGone, type Market, type Tried } from './buyer.ts';
import type { BenchDatabase, WalletBuyer } from './database.ts';
import { forEach } from './forEach.ts';
import { refundSome, type Refund } from './operator.ts';
import { startCopy, type ServerCopy } from './serverCopy.ts';

/** How many pay at once. */
export const buyers = 16;

/** What a storm goes over. */
export interface Weather {
  readonly database: BenchDatabase;
  /** Of each server. */
  readonly ports: readonly number[];
  readonly accounts: readonly WalletBuyer[];
  readonly subscribers: readonly WalletBuyer[];
}

/** What went on in a storm. */
export interface Happened {
  readonly tried: readonly Tried[];
  readonly refunds: readonly Refund[];
  readonly problems: readonly string[];
  readonly kills: number;
  /** Calls without an answer. */
  readonly lost: number;
  /** How long was paid, in milliseconds. */
  readonly time: number;
}

export const startAll = ({ ports, database }: Weather): Promise<ServerCopy[]> =>
  Promise.all(ports.map((port) => startCopy(port, database.env)));

/** Does something on the database of a storm as `npm run admin` would. */
export async function asOperator<Result>(
  { database }: Weather,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const { services, close } = await openServices({ ...database.env })();
  try {
    return await work(services);
  } finally {
    await close();
  }
}

/** Gives a few payments back. Those of subscribers stand, as their subscriptions would end. */
export const giveBack = (services: Services, { subscribers }: Weather): Promise<Refund[]> =>
  refundSome(
    services,
    5,
    subscribers.map(({ userId }) => userId),
  );

/** Everybody pays until `gone`; gives what went wrong. */
export const crowd = (market: Market, gone: AbortSignal): Promise<string[]> =>
  forEach(Array.from({ length: buyers }), buyers, () => buyUntilGone(market, gone));
