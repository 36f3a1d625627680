import { loginForm } from '../../src/shared/validation.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { parseInput } from './parseInput.ts';
import { verifyPassword } from './passwords.ts';
import { forgetPoints, takePoint } from './rateLimits.ts';
import { withSecondFactor } from './secondFactor.ts';
import { signIn } from './signIn.ts';
import { reportWrongPassword } from './signInHistory.ts';

const refused = () => failure('UNAUTHENTICATED', 'The login or the password is wrong.');

/**
 * Logs in with a password, and with a code where the account has a second factor. An unknown account, a blocked one
 * and a wrong password are the same answer and take the same time.
 * @throws Failure BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED, TWO_FACTOR_REQUIRED
 */
export async function login(services: Services, caller: Caller, input: unknown): Promise<{ token: string }> {
  const { db } = services;
  const form = parseInput(loginForm, input);
  // Taken before the password is looked at, so that parallel guesses count too.
  await takePoint(db, 'loginIp', caller.ip);
  await takePoint(db, 'loginAccount', form.login);

  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'blocked_at', 'totp_enabled_at'])
    .where('login', '=', form.login)
    .executeTakeFirst();
  const matches = await verifyPassword(form.password, account?.password_hash);
  if (!account || !matches || account.blocked_at !== null) {
    await reportWrongPassword(services, caller, form.login);
    throw refused();
  }

  const factor = { user: account, otp: form.otp, method: 'PASSWORD' } as const;
  const lifetime = form.remember ? 'remember' : 'short';
  const signedIn = await withSecondFactor(services, caller, factor, (trx, user) => {
    // Changed while it was being checked: whoever changed it has signed everybody out.
    if (user.password_hash !== account.password_hash) throw refused();
    return signIn(trx, services, caller, { userId: user.id, lifetime, method: 'PASSWORD' });
  });
  await forgetPoints(db, 'loginAccount', form.login);
  return signedIn;
}
