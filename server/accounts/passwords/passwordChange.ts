import * as v from 'valibot';
import { givenPassword, newPassword } from '../../../src/shared/validation.ts';
import { signedIn, type Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { notifyOwner } from '../../mail/notifyOwner.ts';
import type { Services } from '../../kernel/services.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { confirmPassword } from './confirmPassword.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import { lockUser, voidCodes } from '../links/spendCode.ts';

const form = v.object({ current: givenPassword, password: newPassword });

/**
 * Changes the caller's password. The current session stays, the others end, and mailed links that sign in become void.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT, RATE_LIMITED; CONFLICT if it was changed
 * concurrently
 */
export async function changePassword(services: Services, caller: Caller, input: unknown): Promise<void> {
  const { db, clock } = services;
  const user = signedIn(caller);
  const { current, password } = parseInput(form, input);
  await confirmPassword(services, caller, user, current, 'current');
  if (await isCommonPassword(password, user.login ?? ''))
    throw failure('BAD_USER_INPUT', 'Too common a password.', { fields: { password: 'passwordCommon' } });
  const passwordHash = await hashPassword(password, { ip: caller.ip, account: user.id });

  await db.transaction().execute(async (trx) => {
    const now = clock();
    const { password_hash: before } = await lockUser(trx, user.id);
    if (before !== user.password_hash) throw failure('CONFLICT', 'The password was changed meanwhile.');
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    await revokeSessionsOf(trx, now, user.id, caller.sessionId);
    await voidCodes(trx, now, user.id, ['LOGIN', 'RESET_PASSWORD']);
    await notifyOwner(trx, services, { userId: user.id, what: 'PASSWORD_CHANGED' });
  });
}
