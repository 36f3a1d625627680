import { errorCode } from '../../database/errorCode.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { isOptedOut, setReminders } from '../../mail/reminderOptOuts.ts';
import { notifyOwner } from '../../mail/notifyOwner.ts';
import type { Services } from '../../kernel/services.ts';
import { mergeAddress } from '../guests/mergeGuest.ts';
import { changePurposes, dropEmailChange } from './emailChange.ts';
import { pendingEmailChange, type EmailChangeRow } from './pendingEmailChange.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { codeHolder, lockUser, spendCode, voidCodes } from '../links/spendCode.ts';

const invalidCode = () => failure('NOT_FOUND', 'The code is invalid or has expired.');

/** Whether the error is PostgreSQL's unique violation. */
const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/**
 * Confirms one side of an address change. Once both sides have agreed, login and email change together, sessions stay,
 * links sent to the old address become void, what was bought with the new one moves to the account, and the old one is
 * notified.
 * @throws Failure NOT_FOUND for an invalid code; CONFLICT if the address now belongs to another account, which ends the
 * change; RATE_LIMITED
 */
export async function confirmEmailChange(
  services: Services,
  caller: Caller,
  code: string,
): Promise<EmailChangeRow> {
  const { db, clock } = services;
  const holder = await codeHolder(db, clock(), code, changePurposes);
  if (!holder) {
    await consumeLimit(db, 'authCodeIp', caller.ip);
    throw invalidCode();
  }
  const { id: userId, purpose } = holder;

  try {
    return await db.transaction().execute(async (trx) => {
      const now = clock();
      const before = await lockUser(trx, userId);
      const change = await pendingEmailChange(trx, now, userId);
      if (!change || !(await spendCode(trx, now, code, purpose))) throw invalidCode();
      const end = purpose === 'EMAIL_CHANGE_NEW' ? 'new_confirmed_at' : 'old_confirmed_at';
      const agreed: EmailChangeRow = { ...change, [end]: now };
      if (agreed.new_confirmed_at === null || agreed.old_confirmed_at === null) {
        await trx
          .updateTable('email_changes')
          .set({ [end]: now })
          .where('user_id', '=', userId)
          .execute();
        return agreed;
      }
      await takeAddress(trx, now, agreed, before.login);
      await mergeAddress(trx, services, { accountId: userId });
      if (before.email !== null)
        await notifyOwner(trx, services, { userId, what: 'EMAIL_CHANGED', to: before.email });
      return agreed;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await dropEmailChange(trx, clock(), userId);
    });
    throw failure('CONFLICT', 'The address belongs to another account by now.');
  }
}

/**
 * Opting out of reminders carries over to the new address. Rejects with a unique violation if another account has it.
 */
async function takeAddress(
  trx: Kysely<Database>,
  now: Date,
  { user_id: userId, email, new_confirmed_at: provenAt }: EmailChangeRow,
  before: string | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ login: email, email, email_verified_at: provenAt })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await voidCodes(trx, now, userId);
  if (before !== null && (await isOptedOut(trx, [before])))
    await setReminders(trx, now, { address: email, areWanted: false });
}
