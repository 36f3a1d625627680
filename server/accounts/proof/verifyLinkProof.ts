import { failure } from '../../kernel/failure.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { resetLimit, consumeLimit } from '../../kernel/rateLimits.ts';

/** An account or pending registration whose address is not verified. */
interface Unproven {
  readonly id: string;
  readonly login: string | null;
  readonly password_hash: string | null;
}

interface LinkProof {
  /** Set if the caller does not know the registration's password and chose a new one. */
  readonly newPasswordHash: string | undefined;
}

/**
 * Requires the registration's password, or a new one, from anyone who opens the link of an unverified address.
 * @throws Failure PASSWORD_REQUIRED if neither is given; BAD_USER_INPUT (`password`, `newPassword`); RATE_LIMITED
 */
export async function verifyLinkProof(
  { db }: Pick<Services, 'db'>,
  { ip }: Pick<Caller, 'ip'>,
  { id, login, password_hash: chosen }: Unproven,
  given: { password?: string | undefined; newPassword?: string | undefined },
): Promise<LinkProof> {
  const whom = { ip, account: id };
  if (given.newPassword !== undefined) {
    if (await isCommonPassword(given.newPassword, login ?? ''))
      throw failure('BAD_USER_INPUT', 'Too common a password.', {
        fields: { newPassword: 'passwordCommon' },
      });
    return { newPasswordHash: await hashPassword(given.newPassword, whom) };
  }
  if (given.password === undefined)
    throw failure('PASSWORD_REQUIRED', 'The password of the registration is needed.');
  // Counted before the password is checked, so that parallel guesses count too.
  await consumeLimit(db, 'linkPassword', id);
  if (!(await verifyPassword(given.password, chosen, whom)))
    throw failure('BAD_USER_INPUT', 'This is not the password.', { fields: { password: 'wrongPassword' } });
  await resetLimit(db, 'linkPassword', id);
  return { newPasswordHash: undefined };
}
