import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { promises } from '../../src/shared/promises.ts';
import type { Database } from '../database/schema.ts';

const day = 86_400_000;

/** How long a session lasts, in milliseconds; for a guest, from its last use (`findSession`). */
export const lifetimes = {
  remember: promises.sessionDays * day,
  short: day,
  guest: promises.guestSessionDays * day,
  link: promises.sessionDays * day,
} as const;
export type Lifetime = keyof typeof lifetimes;

/** How many sessions an account has at most, on all its devices together. */
export const maxSessions = 50;

/** How much of a user agent is stored. */
const userAgentLength = 400;

/** The stored form of a user agent. */
export const storedUserAgent = (userAgent: string | null | undefined): string | null =>
  userAgent?.slice(0, userAgentLength) ?? null;

/** A new opaque token: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token or code. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a session; the token is returned once and stored only as a hash. */
export async function issueSession(
  db: Kysely<Database>,
  now: Date,
  options: { userId: string; lifetime: Lifetime; token?: string; userAgent?: string | undefined },
): Promise<{ token: string }> {
  const token = options.token ?? newToken();
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: options.userId,
      token_hash: tokenHash(token),
      user_agent: storedUserAgent(options.userAgent),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetimes[options.lifetime]),
      revoked_at: null,
    })
    .execute();
  return { token };
}

/**
 * Ends the least recently used sessions of an account that is about to get another one, so that it never has more than
 * `maxSessions`. The account's row must be locked.
 */
export async function endLeastUsedSessions(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now, is_surplus: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(maxSessions - 1),
    )
    .execute();
}

/** Ends one session. */
export async function revokeSession(db: Kysely<Database>, now: Date, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all of a user's sessions, except for the given one. */
export async function revokeSessionsOf(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  except?: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}
