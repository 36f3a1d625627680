import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { promises } from '../../../src/shared/promises.ts';

export type SessionRow = Pick<
  Selectable<Database['sessions']>,
  'id' | 'user_agent' | 'created_at' | 'last_seen_at'
>;
export type SignInRow = Selectable<Database['sign_ins']>;

const day = 86_400_000;
/** More than anyone reads; `revokeOtherSessions` ends the rest all the same. */
const maxShown = 100;
const signInsShown = 50;

/** How long sign-in attempts are stored and shown, in days. */
export const signInDays = promises.historyDays;

/** A person's open sessions, most recently used first. */
export const sessionsOf = (db: Kysely<Database>, now: Date, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxShown)
    .execute();

/** A person's most recent sign-in attempts, newest first. */
export const signInsOf = (db: Kysely<Database>, now: Date, userId: string): Promise<SignInRow[]> =>
  db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - signInDays * day))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(signInsShown)
    .execute();

/** Ends one of the person's sessions; a session that has already ended is not an error. @throws Failure NOT_FOUND */
export async function revokeOwnSession(
  db: Kysely<Database>,
  now: Date,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw failure('NOT_FOUND', 'Session not found.');
}

/** Ends all of a person's sessions but one, and returns how many ended. */
export async function revokeOtherSessions(
  db: Kysely<Database>,
  now: Date,
  { userId, keep }: { userId: string; keep: string | undefined },
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', keep ?? '')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
