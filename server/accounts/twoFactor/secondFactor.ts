import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller, User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { notifyOwner } from '../../mail/notifyOwner.ts';
import type { Services } from '../../kernel/services.ts';
import { consumeAttempt, countCode, resetAttempts, uncountCode } from '../limits/loginLimits.ts';
import { looksLikeRecoveryCode, takeRecoveryCode } from './recoveryCodes.ts';
import { alertWrongCodes, endWrongCodes } from '../devices/signInAlerts.ts';
import { recordSignIn, type SignInMethod } from '../devices/signInHistory.ts';
import { lockUser } from '../links/spendCode.ts';
import { totpStep } from './totp.ts';

/** Each authenticator code works once: its time step must be later than the last one used. */
async function takeTotp(
  trx: Kysely<Database>,
  services: Services,
  { id, totp_secret: sealed }: User,
  otp: string,
): Promise<boolean> {
  const step = sealed ? totpStep(services, { userId: id, sealed, otp }) : undefined;
  if (step === undefined) return false;
  const taken = await trx
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Uses up an authenticator or recovery code; returns whether it was valid. The owner is notified when a recovery code
 * is used.
 */
async function takeCode(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  otp: string,
): Promise<boolean> {
  if (!looksLikeRecoveryCode(otp)) return takeTotp(trx, services, user, otp);
  const good = await takeRecoveryCode(trx, services, user.id, otp);
  if (good) await notifyOwner(trx, services, { userId: user.id, what: 'RECOVERY_CODE_USED' });
  return good;
}

export interface SecondFactor {
  readonly user: Pick<User, 'id' | 'totp_enabled_at'>;
  /** The entered code, parsed with the `otp` schema; undefined if it was not requested yet. */
  readonly otp: string | undefined;
  readonly method: SignInMethod;
}

const required = () => failure('TWO_FACTOR_REQUIRED', 'The account has a second factor.');

/**
 * Runs `work` once the second factor is verified, if the account has one. The account is locked and read again, and the
 * code is used up in the same transaction as the work: if the work fails, the code stays valid.
 * @throws Failure TWO_FACTOR_REQUIRED, BAD_USER_INPUT with the field `otp`, RATE_LIMITED
 */
export async function withSecondFactor<Result>(
  services: Services,
  caller: Pick<Caller, 'userAgent' | 'ip' | 'deviceKey'>,
  { user: { id, totp_enabled_at: enabledAt }, otp, method }: SecondFactor,
  work: (trx: Kysely<Database>, user: User) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = services;
  if (enabledAt !== null) {
    if (otp === undefined) throw required();
    // Counted before the code is checked, so that parallel guesses count too.
    const { throttled } = await consumeAttempt(services, caller, 'secondFactor', { userId: id });
    if (throttled) throw throttled;
    await countCode(services, caller, id);
  }
  const done = await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (user.totp_enabled_at !== null) {
      if (otp === undefined) throw required();
      if (!(await takeCode(trx, services, user, otp))) return undefined;
    }
    return { result: await work(trx, user) };
  });
  if (!done) {
    const { userAgent } = caller;
    await recordSignIn(db, clock(), { userId: id, method, outcome: 'WRONG_CODE', userAgent });
    await alertWrongCodes(services, id);
    throw failure('BAD_USER_INPUT', 'The code is wrong, or was used.', { fields: { otp: 'wrongCode' } });
  }
  if (enabledAt !== null) {
    await uncountCode(services, caller, id);
    await resetAttempts(services, caller, 'secondFactor', id);
    await endWrongCodes(db, id);
  }
  return done.result;
}
