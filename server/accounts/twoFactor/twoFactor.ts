import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { otp as otpSchema } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller, User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { notifyOwner } from '../../mail/notifyOwner.ts';
import type { Services } from '../../kernel/services.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { resetLimit, consumeLimit } from '../../kernel/rateLimits.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recoveryCodes.ts';
import { lockUser } from '../links/spendCode.ts';
import { newTotpSecret, totpStep } from './totp.ts';

/** How long a newly shown secret waits to be confirmed, in milliseconds. */
const setupTime = 15 * 60_000;

/** The state of an account's second factor. */
export async function twoFactorOf(
  { db }: Pick<Services, 'db'>,
  user: Pick<User, 'id' | 'totp_enabled_at'>,
): Promise<{ enabled: boolean; enabledAt: string | null; recoveryCodesLeft: number }> {
  return {
    enabled: user.totp_enabled_at !== null,
    enabledAt: user.totp_enabled_at?.toISOString() ?? null,
    recoveryCodesLeft: user.totp_enabled_at === null ? 0 : await recoveryCodesLeft(db, user.id),
  };
}

/**
 * Creates a secret for an authenticator app. It has no effect until one of its codes is confirmed, and replaces an
 * earlier unconfirmed secret.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED, CONFLICT if the second factor is already on
 */
export async function beginTwoFactor(
  services: Services,
  caller: Pick<Caller, 'sessionId' | 'ip'>,
  user: User,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(services, caller, user, password);
  if (user.totp_enabled_at !== null) throw failure('CONFLICT', 'The second factor is on already.');
  const { sealed, secret, uri } = newTotpSecret(services, user);
  const setup = { secret: sealed, created_at: services.clock() };
  await services.db
    .insertInto('totp_setups')
    .values({ user_id: user.id, ...setup })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setup))
    .execute();
  return { secret, uri };
}

const confirmation = v.object({ otp: otpSchema });

/**
 * Turns the second factor on, given a code from the app, and returns the recovery codes. The code counts as used.
 * @throws Failure BAD_USER_INPUT with the field `otp`, RATE_LIMITED, CONFLICT if no secret is waiting (anymore)
 */
export async function confirmTwoFactor(services: Services, user: User, given: string): Promise<string[]> {
  const { db, clock } = services;
  const { otp } = parseInput(confirmation, { otp: given });
  await consumeLimit(db, 'secondFactorSetup', user.id);
  const codes = await db.transaction().execute(async (trx) => {
    const now = clock();
    // Locked, so that of two concurrent confirmations only one finds the secret.
    await lockUser(trx, user.id);
    const setup = await trx
      .selectFrom('totp_setups')
      .select('secret')
      .where('user_id', '=', user.id)
      .where('created_at', '>', new Date(now.getTime() - setupTime))
      .executeTakeFirst();
    if (!setup) throw failure('CONFLICT', 'There is no secret to be confirmed, or no longer.');
    const step = totpStep(services, { userId: user.id, sealed: setup.secret, otp });
    if (step === undefined)
      throw failure('BAD_USER_INPUT', 'The code is wrong.', { fields: { otp: 'wrongCode' } });
    await trx
      .updateTable('users')
      .set({ totp_secret: setup.secret, totp_enabled_at: now, totp_last_step: step })
      .where('id', '=', user.id)
      .execute();
    await trx.deleteFrom('totp_setups').where('user_id', '=', user.id).execute();
    await notifyOwner(trx, services, { userId: user.id, what: 'TWO_FACTOR_ON' });
    return renewRecoveryCodes(trx, services, user.id);
  });
  await resetLimit(db, 'secondFactorSetup', user.id);
  return codes;
}

/**
 * Turns off the second factor of a locked account, if it is on, and notifies the owner; in the caller's transaction.
 */
export async function turnOffTwoFactor(trx: Kysely<Database>, services: Services, user: User): Promise<void> {
  if (user.totp_enabled_at === null) return;
  await trx
    .updateTable('users')
    .set({ totp_secret: null, totp_enabled_at: null, totp_last_step: null })
    .where('id', '=', user.id)
    .execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  await notifyOwner(trx, services, { userId: user.id, what: 'TWO_FACTOR_OFF' });
}

/** Turns off the second factor, if it is on. @throws Failure BAD_USER_INPUT, RATE_LIMITED */
export async function disableTwoFactor(
  services: Services,
  caller: Pick<Caller, 'sessionId' | 'ip'>,
  user: User,
  password: string,
): Promise<void> {
  await confirmPassword(services, caller, user, password);
  await services.db
    .transaction()
    .execute(async (trx) => turnOffTwoFactor(trx, services, await lockUser(trx, user.id)));
}

/**
 * Replaces the recovery codes and notifies the owner.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED, CONFLICT if the second factor is off
 */
export async function renewCodes(
  services: Services,
  caller: Pick<Caller, 'sessionId' | 'ip'>,
  user: User,
  password: string,
): Promise<string[]> {
  await confirmPassword(services, caller, user, password);
  return services.db.transaction().execute(async (trx) => {
    // Locked, so that no one is left with codes for a second factor that was turned off concurrently.
    const { totp_enabled_at: enabledAt } = await lockUser(trx, user.id);
    if (enabledAt === null) throw failure('CONFLICT', 'Two-factor authentication is off.');
    await notifyOwner(trx, services, { userId: user.id, what: 'RECOVERY_CODES_RENEWED' });
    return renewRecoveryCodes(trx, services, user.id);
  });
}
