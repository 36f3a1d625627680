import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { failure, type Failure } from './failure.ts';
import { limits, widerFactor, type Throttle, type Limit } from './limitRules.ts';
import { networkOf, widerNetworkOf } from './networks.ts';
import { refundOnFailure } from './refundOnFailure.ts';

/** The limiter's idea of a PostgreSQL client, on either of our databases. */
const client = (db: Kysely<Database>) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

const limiter = (db: Kysely<Database>, limit: Limit, factor = 1): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: client(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit,
    // `housekeeping` does this for all of them.
    clearExpiredByTimeout: false,
    points: limits[limit].points * factor,
    duration: limits[limit].duration,
  });

/** Keys may be long and are personal: the database sees a hash of them. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The counters of a key: one, or two for an address of IPv6. */
function countersOf(db: Kysely<Database>, limit: Limit, key: string) {
  if (limits[limit].per !== 'network') return [{ counter: limiter(db, limit), key: hashOf(key) }];
  const wider = widerNetworkOf(key);
  return [
    { counter: limiter(db, limit), key: hashOf(networkOf(key)) },
    // After the narrow one: a single /64 that is refused must not use up the /48.
    ...(wider === undefined ? [] : [{ counter: limiter(db, limit, widerFactor), key: hashOf(wider) }]),
  ];
}

/**
 * Takes one point, and gives the failure to answer with where there is none left. A call that fails unexpectedly gives
 * the point back.
 */
export async function tryConsumeLimit(
  db: Kysely<Database>,
  limit: Limit,
  key: string,
): Promise<Failure | undefined> {
  try {
    for (const { counter, key: hash } of countersOf(db, limit, key)) await counter.consume(hash);
    refundOnFailure(() => returnPoint(db, limit, key));
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return failure('RATE_LIMITED', 'Too many attempts.', {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}

/**
 * Takes one point. The key of a rule by `network` is an address.
 * @throws Failure RATE_LIMITED with the seconds to wait
 */
export async function consumeLimit(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  const refused = await tryConsumeLimit(db, limit, key);
  if (refused) throw refused;
}

/** Whether a point of this key was taken and still counts. */
export async function hasPoints(db: Kysely<Database>, limit: Limit, key: string): Promise<boolean> {
  return (await limiter(db, limit).get(hashOf(key))) !== null;
}

/** Gives one point back, where one is taken. */
export async function returnPoint(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  const keys = countersOf(db, limit, key).map(({ counter, key: hash }) => counter.getKey(hash));
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', keys)
    .where('points', '>', 0)
    .execute();
}

/** Forgets the points taken so far. */
export async function resetLimit(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  for (const { counter, key: hash } of countersOf(db, limit, key)) await counter.delete(hash);
}

/**
 * Takes a point of a brake, which slows down and never locks; gives the failure to answer with where it is to be tried
 * again in some seconds. Tries that are refused count for the day.
 */
export async function tryThrottle(
  db: Kysely<Database>,
  brake: Throttle,
  key: string,
): Promise<Failure | undefined> {
  const isLongDay = brake.day !== undefined && (await tryConsumeLimit(db, brake.day, key)) !== undefined;
  if (isLongDay && brake.slower !== undefined) return tryConsumeLimit(db, brake.slower, key);
  return (await tryConsumeLimit(db, brake.free, key)) && tryConsumeLimit(db, brake.slow, key);
}
