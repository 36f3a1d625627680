import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { storedUserAgent } from '../../identity/sessions.ts';

type Row = Database['sign_ins'];
export type SignInMethod = Row['method'];

/** Adds a sign-in attempt to the account's history; `housekeeping` deletes it after 90 days. */
export async function recordSignIn(
  db: Kysely<Database>,
  now: Date,
  attempt: {
    userId: string;
    method: SignInMethod;
    outcome: Row['outcome'];
    userAgent: string | undefined | null;
    network?: Buffer;
  },
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      id: randomUUID(),
      user_id: attempt.userId,
      method: attempt.method,
      outcome: attempt.outcome,
      user_agent: storedUserAgent(attempt.userAgent),
      network: attempt.network ?? null,
      created_at: now,
    })
    .execute();
}

/** Adds a wrong password to the history of the account it was entered for, if there is one. */
export const wrongPasswordJob = defineJob({
  kind: 'signIn.wrongPassword',
  payload: v.object({ login: v.string(), userAgent: v.nullable(v.string()), at: v.string() }),
  lane: 'internal',
  person: 'login',
  run: async ({ db }, { login, userAgent, at }) => {
    const user = await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst();
    if (!user) return;
    const attempt = { userId: user.id, method: 'PASSWORD', outcome: 'WRONG_PASSWORD', userAgent } as const;
    await recordSignIn(db, new Date(at), attempt);
  },
});

/**
 * Enqueues the recording of a wrong password. The queue looks up the account later, so that unknown and known logins
 * take the same time to answer.
 */
export const reportWrongPassword = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Pick<Caller, 'userAgent'>,
  login: string,
): Promise<void> => {
  const now = clock();
  const userAgent = storedUserAgent(caller.userAgent);
  return enqueue(db, wrongPasswordJob, { login, userAgent, at: now.toISOString() }, now);
};
