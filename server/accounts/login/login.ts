import { loginForm } from '../../../src/shared/validation.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueThrottledLogin } from './throttledLogin.ts';
import { requestDevice } from '../devices/knownDevices.ts';
import { resetAttempts, consumeAttempt } from '../limits/loginLimits.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { verifyPassword, type HashedFor } from '../passwords/passwords.ts';
import { withSecondFactor } from '../twoFactor/secondFactor.ts';
import { signIn } from './signIn.ts';
import { accountsAt } from '../../identity/accountsAt.ts';
import { reportWrongPassword } from '../devices/signInHistory.ts';

const refused = () => failure('UNAUTHENTICATED', 'The login or the password is wrong.');

/** The account with this password, of those at one address; nearly always there is at most one. */
async function accountWith<Account extends { readonly password_hash: string | null }>(
  password: string,
  [account, ...others]: readonly Account[],
  whom: HashedFor,
): Promise<Account | undefined> {
  const matches = await verifyPassword(password, account?.password_hash, whom);
  if (account && matches) return account;
  return others.length > 0 ? accountWith(password, others, whom) : undefined;
}

/**
 * Logs in with a password, plus a code if the account has a second factor. An unknown account, a blocked one and a
 * wrong password give the same response in the same time. While strangers are guessing at the account from many
 * networks, attempts from unknown ones get RATE_LIMITED, and a correct password there triggers a log-in link by email.
 * @throws Failure BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED, TWO_FACTOR_REQUIRED
 */
export async function login(services: Services, caller: Caller, input: unknown): Promise<{ token: string }> {
  const { db } = services;
  const form = parseInput(loginForm, input);
  // Counted before the password is checked, so that parallel guesses count too.
  const { throttled } = await consumeAttempt(services, caller, 'login', { login: form.login });

  const accounts = await accountsAt(db, form.login)
    .select(['id', 'password_hash', 'blocked_at', 'totp_enabled_at'])
    .execute();
  const account = await accountWith(form.password, accounts, { ip: caller.ip, account: form.login });
  const isRight = account !== undefined && account.blocked_at === null;
  if (throttled) {
    const device = requestDevice(services, caller)?.toString('base64url');
    await enqueueThrottledLogin(services, { login: form.login, lang: caller.lang, isRight, device });
    throw throttled;
  }
  if (!isRight) {
    await reportWrongPassword(services, caller, form.login);
    throw refused();
  }

  const factor = { user: account, otp: form.otp, method: 'PASSWORD' } as const;
  const lifetime = form.remember ? 'remember' : 'short';
  const signedIn = await withSecondFactor(services, caller, factor, (trx, user) => {
    // The password was changed during the check, and that change ended all sessions.
    if (user.password_hash !== account.password_hash) throw refused();
    return signIn(trx, services, caller, { userId: user.id, lifetime, method: 'PASSWORD' });
  });
  await resetAttempts(services, caller, 'login', form.login);
  return signedIn;
}
