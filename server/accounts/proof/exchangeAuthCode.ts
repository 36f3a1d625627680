import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { safeReturnPath } from '../../../src/shared/returnPath.ts';
import { givenPassword, newPassword, otp } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller, User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { makeAccount } from '../registration/confirmRegistration.ts';
import { releaseMoney } from './unprovenMoney.ts';
import { transferToNewOwner } from './newOwner.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { holdsToken, registrationOfLink } from '../registration/pendingRegistration.ts';
import { isEmailVerified } from '../../identity/emailVerification.ts';
import { verifyLinkProof } from './verifyLinkProof.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { withSecondFactor } from '../twoFactor/secondFactor.ts';
import { signIn } from '../login/signIn.ts';
import { revokeSession } from '../../identity/sessions.ts';
import { codeHolder, lockUser, signsIn, spendCode } from '../links/spendCode.ts';

const invalidCode = () => failure('NOT_FOUND', 'The code is invalid or has expired.');

const form = v.object({
  code: v.string(),
  otp: v.optional(otp),
  registration: v.optional(v.string()),
  password: v.optional(givenPassword),
  newPassword: v.optional(newPassword),
});
type Given = v.InferOutput<typeof form>;

interface Exchanged {
  token: string;
  returnTo: string | null;
  emailConfirmed: boolean;
}

/**
 * Exchanges a link's code for a session; the code proves access to the mailbox. Of several concurrent exchanges, one
 * succeeds. An account with a second factor requires its code too. If the address is not verified yet, and the caller
 * has neither the account's session nor the registration's token, the chosen password is required. Setting a new
 * password instead drops everything of the person who registered the address. The link stays valid after a refusal.
 * @throws Failure NOT_FOUND for a code that is unknown, used or expired; TWO_FACTOR_REQUIRED; PASSWORD_REQUIRED;
 * BAD_USER_INPUT with the field `otp`, `password` or `newPassword`; CONFLICT if a registration's address has an account
 * by now; RATE_LIMITED
 */
export async function exchangeAuthCode(
  services: Services,
  caller: Caller,
  input: unknown,
): Promise<Exchanged> {
  const { db, clock } = services;
  const given = parseInput(form, input);
  const pending = await registrationOfLink(db, clock(), given.code);
  if (pending) {
    if (holdsToken(pending, given.registration)) return makeAccount(services, caller, pending);
    const proof = await verifyLinkProof(services, caller, pending, given);
    return makeAccount(services, caller, pending, proof.newPasswordHash);
  }
  const holder = await codeHolder(db, clock(), given.code, signsIn);
  if (!holder) {
    await consumeLimit(db, 'authCodeIp', caller.ip);
    throw invalidCode();
  }
  if (!isEmailVerified(holder) && caller.user?.id !== holder.id) {
    const proof = await verifyLinkProof(services, caller, holder, given);
    if (proof.newPasswordHash !== undefined)
      return exchangeAsOwner(services, caller, given, proof.newPasswordHash);
  }
  const factor = { user: holder, otp: given.otp, method: 'LINK' } as const;
  return withSecondFactor(services, caller, factor, (trx, user) =>
    exchange(trx, services, caller, { user, given }),
  );
}

/** Hands the account to a person who does not know the password it was registered with. */
const exchangeAsOwner = (services: Services, caller: Caller, given: Given, newPasswordHash: string) =>
  services.db.transaction().execute(async (trx) => {
    const holder = await codeHolder(trx, services.clock(), given.code, signsIn);
    if (!holder) throw invalidCode();
    const user = await lockUser(trx, holder.id);
    // Verified by another link in the meantime: what is there now belongs to the owner.
    if (isEmailVerified(user)) throw invalidCode();
    await transferToNewOwner(trx, services, user, newPasswordHash);
    return exchange(trx, services, caller, { user, given });
  });

async function exchange(
  trx: Kysely<Database>,
  services: Services,
  caller: Caller,
  { user, given: { code } }: { user: User; given: Given },
): Promise<Exchanged> {
  const now = services.clock();
  const holder = await codeHolder(trx, now, code, signsIn);
  if (!holder || !(await spendCode(trx, now, code, holder.purpose))) throw invalidCode();
  const emailConfirmed = !isEmailVerified(user);
  if (emailConfirmed) {
    await trx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id).execute();
    await releaseMoney(trx, services, user.id);
  }
  const { token } = await signIn(trx, services, caller, {
    userId: user.id,
    lifetime: 'link',
    method: 'LINK',
  });
  // A browser that was already signed in to the account continues with the new session only.
  if (caller.user?.id === user.id && caller.sessionId) await revokeSession(trx, now, caller.sessionId);
  return { token, returnTo: safeReturnPath(holder.return_to) ?? null, emailConfirmed };
}
