import * as v from 'valibot';
import { newPassword } from '../../../src/shared/validation.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { notifyOwner } from '../../mail/notifyOwner.ts';
import type { Services } from '../../kernel/services.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { forgetDevices, rememberDevice } from '../devices/knownDevices.ts';
import { resetAttempts } from '../limits/loginLimits.ts';
import { mergeAddress } from '../guests/mergeGuest.ts';
import { transferToNewOwner } from './newOwner.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { isEmailVerified } from '../../identity/emailVerification.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import { codeHolder, lockUser, spendCode, voidCodes } from '../links/spendCode.ts';

const resetForm = v.object({ code: v.string(), password: newPassword });
const invalidCode = () => failure('NOT_FOUND', 'The code is invalid or has expired.');

/**
 * Sets a new password with the code of a reset link. The code proves access to the mailbox, so the address becomes
 * verified; all other sessions and links end. A rejected password does not use up the code. Returns the address to log
 * in with.
 * @throws Failure BAD_USER_INPUT; NOT_FOUND for an invalid code; RATE_LIMITED
 */
export async function resetPassword(services: Services, caller: Caller, input: unknown): Promise<string> {
  const { db, clock } = services;
  const { code, password } = parseInput(resetForm, input);
  const holder = await codeHolder(db, clock(), code, ['RESET_PASSWORD']);
  if (!holder) {
    await consumeLimit(db, 'authCodeIp', caller.ip);
    throw invalidCode();
  }
  if (await isCommonPassword(password, holder.login ?? ''))
    throw failure('BAD_USER_INPUT', 'Too common a password.', { fields: { password: 'passwordCommon' } });
  // Hashed before the transaction, which should not wait for it.
  const passwordHash = await hashPassword(password, { ip: caller.ip, account: holder.id });

  await db.transaction().execute(async (trx) => {
    const now = clock();
    const user = await lockUser(trx, holder.id);
    if (!(await spendCode(trx, now, code, 'RESET_PASSWORD'))) throw invalidCode();
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, email_verified_at: user.email_verified_at ?? now })
      .where('id', '=', user.id)
      .execute();
    await revokeSessionsOf(trx, now, user.id);
    await voidCodes(trx, now, user.id);
    // The account's data comes from the registration, whose address was never verified.
    if (!isEmailVerified(user)) await transferToNewOwner(trx, services, user, passwordHash);
    await mergeAddress(trx, services, { accountId: user.id });
    // Another person may have started it; its links are already void.
    await trx.deleteFrom('email_changes').where('user_id', '=', user.id).execute();
    // So that this device can log in even while others are guessing at the account.
    await forgetDevices(trx, user.id);
    await rememberDevice(trx, services, caller, user.id);
    await notifyOwner(trx, services, { userId: user.id, what: 'PASSWORD_CHANGED' });
  });
  // Attempts with the old password may have used up the limit.
  if (holder.login !== null) await resetAttempts(services, caller, 'login', holder.login);
  return holder.login ?? '';
}
