import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { failure, type Failure } from './failure.ts';
import { limits, widerFactor, type Throttle, type Limit } from './limitRules.ts';
import { networkOf, widerNetworkOf } from './networks.ts';
import { refundOnFailure } from './refundOnFailure.ts';

/** Adapts either of our databases to the PostgreSQL client interface that the limiter expects. */
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
    // `housekeeping` deletes expired rows for all limits.
    clearExpiredByTimeout: false,
    points: limits[limit].points * factor,
    duration: limits[limit].duration,
  });

/** Keys may be long and personal, so the database only gets a hash. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The counters of a key: one, or two for an IPv6 address. */
function countersOf(db: Kysely<Database>, limit: Limit, key: string) {
  if (limits[limit].per !== 'network') return [{ counter: limiter(db, limit), key: hashOf(key) }];
  const wider = widerNetworkOf(key);
  return [
    { counter: limiter(db, limit), key: hashOf(networkOf(key)) },
    // After the narrow one: a single blocked /64 must not use up its /48.
    ...(wider === undefined ? [] : [{ counter: limiter(db, limit, widerFactor), key: hashOf(wider) }]),
  ];
}

const usedUp = ({ msBeforeNext }: RateLimiterRes): Failure =>
  failure('RATE_LIMITED', 'Too many attempts.', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/**
 * Takes one point, and returns the failure to respond with if none is left. The point is returned if the call fails
 * unexpectedly.
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
    return usedUp(error);
  }
}

/**
 * Takes one point. For `network` limits, the key is an IP address.
 * @throws Failure RATE_LIMITED with the seconds to wait
 */
export async function consumeLimit(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  const refused = await tryConsumeLimit(db, limit, key);
  if (refused) throw refused;
}

/** @throws Failure RATE_LIMITED if no point is left; takes none */
export async function refuseUsedUp(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  const taken = await limiter(db, limit).get(hashOf(key));
  if (taken && taken.consumedPoints >= limits[limit].points) throw usedUp(taken);
}

/** Whether points of this key are currently taken. */
export async function hasPoints(db: Kysely<Database>, limit: Limit, key: string): Promise<boolean> {
  return (await limiter(db, limit).get(hashOf(key))) !== null;
}

/** Returns one point, if any are taken. */
export async function returnPoint(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  const keys = countersOf(db, limit, key).map(({ counter, key: hash }) => counter.getKey(hash));
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', keys)
    .where('points', '>', 0)
    .execute();
}

/** Forgets all points taken so far. */
export async function resetLimit(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  for (const { counter, key: hash } of countersOf(db, limit, key)) await counter.delete(hash);
}

/**
 * Takes a point of a throttle, which slows down attempts but never blocks entirely. Returns the failure to respond
 * with, which says when to retry. Refused attempts count toward the daily limit.
 */
export async function tryThrottle(
  db: Kysely<Database>,
  rule: Throttle,
  key: string,
): Promise<Failure | undefined> {
  const isDayUsedUp = rule.day !== undefined && (await tryConsumeLimit(db, rule.day, key)) !== undefined;
  if (isDayUsedUp && rule.slower !== undefined) return tryConsumeLimit(db, rule.slower, key);
  return (await tryConsumeLimit(db, rule.free, key)) && tryConsumeLimit(db, rule.slow, key);
}
