import { sql, type Kysely } from 'kysely';
import { batchLookups } from '../kernel/batch.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import type { Shown, User } from '../kernel/caller.ts';
import { lifetimes, tokenHash } from './sessions.ts';
import { userColumns } from './userColumns.ts';

/** How stale `last_seen_at` may get before a request updates it, in milliseconds. */
const seenEvery = 5 * 60_000;

interface Session {
  readonly sessionId: string;
  readonly user: User;
  /** A snapshot from when the session was looked up. */
  readonly shown: Shown;
}

const sessionsByToken = prepared('sessions', (db, { hashes }: { hashes: readonly Buffer[] }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('avatars', 'avatars.user_id', 'users.id')
    .leftJoin('ledger_accounts as wallet', (join) =>
      join
        .onRef('wallet.user_id', '=', 'users.id')
        .onRef('wallet.currency_id', '=', 'users.currency_id')
        // A literal: a generic plan for any kind could not use the wallet index.
        .on('wallet.kind', '=', sql.lit('WALLET')),
    )
    .select(userColumns)
    .select([
      'sessions.id as session_id',
      'sessions.token_hash',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'avatars.id as avatar_id',
      'avatars.file_name',
      'avatars.width',
      'avatars.height',
      'avatars.size',
      'wallet.balance_minor',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes})`)
    .where('sessions.revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null),
);

interface Found extends Session {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The sessions of several tokens, expired or not. One query. */
async function findSessions(db: Kysely<Database>, tokens: readonly string[]): Promise<Map<string, Found>> {
  const hashes = tokens.map(tokenHash);
  const byHash = new Map(hashes.map((hash, index) => [hash.toString('hex'), tokens[index] ?? '']));
  const rows = await sessionsByToken(db, { hashes });
  return new Map(
    rows.map((row) => {
      const {
        session_id: sessionId,
        token_hash: hash,
        last_seen_at: lastSeenAt,
        expires_at: expiresAt,
        avatar_id: id,
        file_name,
        width,
        height,
        size,
        balance_minor: balance,
        ...user
      } = row;
      // A picture has all of these columns, or there is none.
      const avatar =
        id === null || file_name === null || width === null || height === null || size === null
          ? undefined
          : { id, file_name, width, height, size };
      const token = byHash.get(Buffer.from(hash).toString('hex')) ?? '';
      return [token, { sessionId, user, shown: { avatar, balance: balance ?? 0 }, lastSeenAt, expiresAt }];
    }),
  );
}

const finders = new WeakMap<Kysely<Database>, (token: string) => Promise<Found | undefined>>();

/** Batches concurrent lookups into one query: under load, one query serves many requests. */
function finderOn(db: Kysely<Database>): (token: string) => Promise<Found | undefined> {
  const known = finders.get(db);
  if (known) return known;
  const made = batchLookups<string, Found>((tokens) => findSessions(db, tokens));
  finders.set(db, made);
  return made;
}

/**
 * The session and user of a token; undefined if it is unknown, expired or revoked, or its account is blocked. Stores
 * the person's current time zone.
 */
export async function findSession(
  db: Kysely<Database>,
  now: Date,
  token: string,
  timeZone?: string,
): Promise<Session | undefined> {
  const found = await finderOn(db)(token);
  if (!found || found.expiresAt <= now) return undefined;
  const isStale = now.getTime() - found.lastSeenAt.getTime() > seenEvery;
  if (isStale) await noteUse(db, now, found);
  // Otherwise two devices in different time zones would rewrite it with every request.
  const { id, time_zone: knownZone } = found.user;
  if (timeZone !== undefined && timeZone !== knownZone && (isStale || knownZone === null))
    await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', id).execute();
  return found;
}

/** Whether the session of a token ended because its account had too many. */
export async function isSurplus(db: Kysely<Database>, token: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('is_surplus')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return session?.is_surplus === true;
}

/**
 * Records that a session is in use. This also extends a guest's session, since a guest has no password to come back
 * with.
 */
async function noteUse(db: Kysely<Database>, now: Date, { sessionId, user }: Session): Promise<void> {
  const extension = { expires_at: new Date(now.getTime() + lifetimes.guest) };
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(user.is_autogenerated && extension) })
    .where('id', '=', sessionId)
    .execute();
}
