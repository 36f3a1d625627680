import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { email, givenPassword } from '../../../src/shared/validation.ts';
import { signedIn, type Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { codeMinutes } from '../links/authCodes.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { emailChangeJob } from './emailChangeMails.ts';
import { languageInput } from '../links/linkRequest.ts';
import { consumeInboxLimit } from '../../mail/inboxLimit.ts';
import type { EmailChangeRow } from './pendingEmailChange.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { lockUser, voidCodes } from '../links/spendCode.ts';

/** The codes of an address change: one for the new address, one for the old. */
export const changePurposes = ['EMAIL_CHANGE_NEW', 'EMAIL_CHANGE_OLD'] as const;

const form = v.object({ email, password: givenPassword, language: languageInput });

/**
 * Starts a change of the caller's address and replaces a pending one, whose links become void. The queue checks later
 * whether the new address is free, so neither the response nor its timing reveals it.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestEmailChange(
  services: Services,
  caller: Caller,
  input: unknown,
): Promise<EmailChangeRow> {
  const { db, clock } = services;
  const user = signedIn(caller);
  const { email: address, password, language: lang } = parseInput(form, input);
  await confirmPassword(services, caller, user, password);
  if (address === user.login)
    throw failure('BAD_USER_INPUT', 'It is the address already.', { fields: { email: 'same' } });
  await consumeLimit(db, 'emailChangeUser', user.id);
  await consumeInboxLimit(db, address);

  return db.transaction().execute(async (trx) => {
    const now = clock();
    const { email_verified_at: proven } = await lockUser(trx, user.id);
    const change = {
      email: address,
      new_confirmed_at: null,
      // An address that was never verified need not agree: its mailbox may belong to another person.
      old_confirmed_at: proven === null ? now : null,
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes.EMAIL_CHANGE_NEW * 60_000),
    };
    await voidCodes(trx, now, user.id, changePurposes);
    const row = await trx
      .insertInto('email_changes')
      .values({ user_id: user.id, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueue(trx, emailChangeJob, { userId: user.id, createdAt: now.toISOString(), lang }, now);
    return row;
  });
}

/** Cancels a pending change of the address, if there is one; its links become void. */
export async function cancelEmailChange({ db, clock }: Services, caller: Caller): Promise<void> {
  const user = signedIn(caller);
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    await dropEmailChange(trx, clock(), user.id);
  });
}

/** Drops a pending change. In the caller's transaction, which holds the lock on the user. */
export async function dropEmailChange(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await voidCodes(trx, now, userId, changePurposes);
}
