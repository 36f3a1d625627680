import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import { enqueue, type JobPayloads } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { keptUserAgent } from './sessions.ts';

type Row = Database['sign_ins'];
export type SignInMethod = Row['method'];

/** Writes an attempt to sign in into the history of its account; kept for 90 days by `housekeeping`. */
export async function recordSignIn(
  db: Kysely<Database>,
  now: Date,
  attempt: {
    userId: string;
    method: SignInMethod;
    outcome: Row['outcome'];
    userAgent: string | undefined | null;
  },
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      id: randomUUID(),
      user_id: attempt.userId,
      method: attempt.method,
      outcome: attempt.outcome,
      user_agent: keptUserAgent(attempt.userAgent),
      created_at: now,
    })
    .execute();
}

/**
 * Has a wrong password written down. Whose it was is looked up later, by the queue: the answer to an unknown login
 * takes as long as the one to a known.
 */
export const reportWrongPassword = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Pick<Caller, 'userAgent'>,
  login: string,
): Promise<void> => {
  const now = clock();
  const userAgent = keptUserAgent(caller.userAgent);
  return enqueue(db, 'signIn.wrongPassword', { login, userAgent, at: now.toISOString() }, now);
};

/** Writes a wrong password into the history of the account it was meant for, where there is one. */
export async function recordWrongPassword(
  { db }: Pick<Services, 'db'>,
  { login, userAgent, at }: JobPayloads['signIn.wrongPassword'],
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst();
  if (!user) return;
  const attempt = { userId: user.id, method: 'PASSWORD', outcome: 'WRONG_PASSWORD', userAgent } as const;
  await recordSignIn(db, new Date(at), attempt);
}
