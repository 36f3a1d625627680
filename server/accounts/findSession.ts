import { sql, type Kysely } from 'kysely';
import { gathered } from '../catalogue/batch.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';
import type { AvatarRow } from './avatar.ts';
import { tokenHash } from './sessions.ts';
import { userColumns } from './userColumns.ts';

/** How stale `last_seen_at` may be before a request writes it anew, in milliseconds. */
const seenEvery = 5 * 60_000;

/** What the header of every page shows of somebody beside their name. */
export interface Shown {
  readonly avatar: AvatarRow | undefined;
  /** What the wallet holds in the account's own currency, in minor units. */
  readonly balance: number;
}

interface Session {
  readonly sessionId: string;
  readonly user: User;
  /** As it was when the session was looked up. */
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
        // Written out: a plan for any kind could not use the index of the wallets.
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

/** What there is to some tokens, expired or not. One query. */
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
      // A picture has all of them or is none.
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

/** What the requests of one moment look up goes as one query: under load, the database is asked once for many. */
function finderOn(db: Kysely<Database>): (token: string) => Promise<Found | undefined> {
  const known = finders.get(db);
  if (known) return known;
  const made = gathered<string, Found>((tokens) => findSessions(db, tokens));
  finders.set(db, made);
  return made;
}

/** Whose a token is, or undefined where it is unknown, expired, revoked, or its account is blocked. */
export async function findSession(
  db: Kysely<Database>,
  now: Date,
  token: string,
): Promise<Session | undefined> {
  const found = await finderOn(db)(token);
  if (!found || found.expiresAt <= now) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() > seenEvery)
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', found.sessionId).execute();
  return found;
}
