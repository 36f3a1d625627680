import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/schema.ts';
import { failure } from '../graphql/errors.ts';

/** Points in a duration of seconds. They count in the database, across all copies of the server. */
const limits = {
  /** Wrong passwords for one account. */
  loginAccount: { points: 10, duration: 900 },
  /** Passwords that a session gives again before it changes something of its account. */
  passwordCheck: { points: 10, duration: 900 },
  /** Wrong codes of a second factor, of one account and whoever tries them. */
  secondFactor: { points: 10, duration: 900 },
  loginIp: { points: 300, duration: 900 },
  registerIp: { points: 100, duration: 3600 },
  loginLinkAddress: { points: 5, duration: 3600 },
  loginLinkIp: { points: 60, duration: 3600 },
  authCodeIp: { points: 100, duration: 900 },
  /** Wrong passwords of somebody who is signed in already. */
  passwordUser: { points: 10, duration: 900 },
  passwordResetAddress: { points: 5, duration: 3600 },
  passwordResetIp: { points: 60, duration: 3600 },
  verifyEmailUser: { points: 5, duration: 3600 },
  emailChangeUser: { points: 5, duration: 3600 },
  /** Changes that name one address as the new one. */
  emailChangeAddress: { points: 5, duration: 3600 },
  accountExport: { points: 5, duration: 3600 },
  /** Payments of people without a session; each makes a guest. */
  guestIp: { points: 1000, duration: 3600 },
  /** Money put into one wallet. */
  topUpAccount: { points: 60, duration: 3600 },
  /** Changes and payments of one person's subscription. */
  subscriptionAccount: { points: 60, duration: 3600 },
  /** Files of one person's transactions. */
  csvAccount: { points: 60, duration: 3600 },
  /** Presents that one buyer mails, and those that one address gets. */
  presentSend: { points: 20, duration: 3600 },
  presentAddress: { points: 10, duration: 3600 },
  avatarUser: { points: 20, duration: 3600 },
  contactIp: { points: 5, duration: 3600 },
  /** Messages that name one address as their sender's. */
  contactAddress: { points: 20, duration: 3600 },
  /** Dreams of one person. */
  dreamCreate: { points: 20, duration: 3600 },
  /** How often one person brings dreams along from a device. */
  dreamsMerge: { points: 20, duration: 3600 },
  dreamReportIp: { points: 10, duration: 3600 },
} as const;

export type Limit = keyof typeof limits;

/** The limiter's idea of a PostgreSQL client, on either of our databases. */
const client = (db: Kysely<Database>) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)),
});

const limiter = (db: Kysely<Database>, limit: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: client(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit,
    // `housekeeping` does this for all of them.
    clearExpiredByTimeout: false,
    ...limits[limit],
  });

/** What counts as one caller: an IPv4 address, or the /64 that everybody with IPv6 can choose from. */
export function networkOf(key: string): string {
  if (!isIPv6(key) || key.startsWith('::ffff:')) return key;
  const [before = [], after] = key.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  return [...before, ...gap, ...(after ?? [])].slice(0, 4).join(':');
}

/** Keys may be long and are personal: the database sees a hash of them. */
const keyOf = (key: string): string => createHash('sha256').update(networkOf(key)).digest('base64url');

/** Takes one point. @throws Failure RATE_LIMITED with the seconds to wait */
export async function takePoint(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  try {
    await limiter(db, limit).consume(keyOf(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw failure('RATE_LIMITED', 'Too many attempts.', {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}

/** Forgets the points taken so far. */
export async function forgetPoints(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).delete(keyOf(key));
}
