import { loginForm } from '../../src/shared/validation.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { parseInput } from './parseInput.ts';
import { verifyPassword } from './passwords.ts';
import { forgetPoints, takePoint } from './rateLimits.ts';
import { signIn } from './signIn.ts';

/**
 * Logs in with a password. An unknown account, a blocked one and a wrong password are the same answer and take
 * the same time.
 * @throws Failure BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED
 */
export async function login(services: Services, caller: Caller, input: unknown): Promise<{ token: string }> {
  const { db } = services;
  const form = parseInput(loginForm, input);
  // Taken before the password is looked at, so that parallel guesses count too.
  await takePoint(db, 'loginIp', caller.ip);
  await takePoint(db, 'loginAccount', form.login);

  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'blocked_at'])
    .where('login', '=', form.login)
    .executeTakeFirst();
  const matches = await verifyPassword(form.password, account?.password_hash);
  if (!account || !matches || account.blocked_at !== null)
    throw failure('UNAUTHENTICATED', 'The login or the password is wrong.');

  await forgetPoints(db, 'loginAccount', form.login);
  const lifetime = form.remember ? 'remember' : 'short';
  return db.transaction().execute((trx) => signIn(trx, services, caller, { userId: account.id, lifetime }));
}
