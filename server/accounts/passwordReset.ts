import * as v from 'valibot';
import { newPassword } from '../../src/shared/validation.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { JobPayloads } from '../jobs/queue.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { tellOwner } from '../mail/tellOwner.ts';
import type { Services } from '../services.ts';
import { authCodeLink, codeMinutes } from './authCodes.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { parseInput } from './parseInput.ts';
import { hashPassword } from './passwords.ts';
import { forgetPoints, takePoint } from './rateLimits.ts';
import { revokeSessionsOf } from './sessions.ts';
import { codeHolder, lockUser, spendCode, voidCodes } from './spendCode.ts';
import { turnOffTwoFactor } from './twoFactor.ts';

/** Mails the link to the account of an address, and voids older ones; to an address without an account, nothing. */
export async function sendPasswordReset(
  services: Services,
  { email: to, lang }: JobPayloads['passwordReset.send'],
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('login', '=', to)
      .where('blocked_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) return;
    await voidCodes(trx, clock(), user.id, ['RESET_PASSWORD']);
    const link = await authCodeLink(trx, services, {
      userId: user.id,
      purpose: 'RESET_PASSWORD',
      lang,
      returnTo: null,
    });
    const data = { link, minutes: codeMinutes.RESET_PASSWORD };
    await enqueueMail(trx, { template: 'resetPassword', to, lang, data }, clock());
  });
}

const resetForm = v.object({ code: v.string(), password: newPassword });
const notGood = () => failure('NOT_FOUND', 'The code is not good, or no longer.');

/**
 * Sets a new password by the code of such a link. Whoever holds it has read the account's mail, so the address counts
 * as proven, and whoever else is signed in or holds a link is out. A password that is refused spends no code.
 * @throws Failure BAD_USER_INPUT; NOT_FOUND for a code that is not good; RATE_LIMITED
 */
export async function resetPassword(services: Services, caller: Caller, input: unknown): Promise<void> {
  const { db, clock } = services;
  const { code, password } = parseInput(resetForm, input);
  await takePoint(db, 'authCodeIp', caller.ip);
  const holder = await codeHolder(db, clock(), code, ['RESET_PASSWORD']);
  if (!holder) throw notGood();
  if (isCommonPassword(password, holder.login ?? ''))
    throw failure('BAD_USER_INPUT', 'Too common a password.', { fields: { password: 'passwordCommon' } });
  // Before the transaction, which should not wait for it.
  const passwordHash = await hashPassword(password);

  await db.transaction().execute(async (trx) => {
    const now = clock();
    const user = await lockUser(trx, holder.id);
    if (!(await spendCode(trx, now, code, 'RESET_PASSWORD'))) throw notGood();
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, email_verified_at: user.email_verified_at ?? now })
      .where('id', '=', user.id)
      .execute();
    await revokeSessionsOf(trx, now, user.id);
    await voidCodes(trx, now, user.id);
    // Turned on by whoever registered the address, which nobody had proven to be theirs.
    if (user.email_verified_at === null) await turnOffTwoFactor(trx, services, user);
    // Somebody else may have begun it; its links are void by now.
    await trx.deleteFrom('email_changes').where('user_id', '=', user.id).execute();
    await tellOwner(trx, services, { userId: user.id, what: 'PASSWORD_CHANGED' });
  });
  // Whoever had to choose a new password may have used up the tries with the old one.
  if (holder.login !== null) await forgetPoints(db, 'loginAccount', holder.login);
}
