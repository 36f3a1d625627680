import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { otp } from '../../src/shared/validation.ts';
import type { Database } from '../database/schema.ts';
import type { Caller, User } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { newAuthCode } from './authCodes.ts';
import { handToNewOwner, isNewOwner } from './newOwner.ts';
import { parseInput } from './parseInput.ts';
import { takePoint } from './rateLimits.ts';
import { withSecondFactor } from './secondFactor.ts';
import { signIn } from './signIn.ts';
import { revokeSession } from './sessions.ts';
import { codeHolder, lockUser, spendCode } from './spendCode.ts';

/** What signs in; the codes of other purposes are for other calls. */
const signsIn = ['LOGIN', 'VERIFY_EMAIL'] as const;

const notGood = () => failure('NOT_FOUND', 'The code is not good, or no longer.');

const form = v.object({ code: v.string(), otp: v.optional(otp) });

interface Exchanged {
  token: string;
  returnTo: string | null;
  /** Chooses a password where the one of whoever registered the address no longer counts. */
  passwordCode: string | null;
}

/**
 * Exchanges a code for a session; whoever holds it has read the account's mail, so the address counts as proven.
 * Of several that exchange one code, one succeeds. An account with a second factor wants its code too; without it,
 * or with a wrong one, the code of the link stays good. A new owner (`isNewOwner`) gets the account to themselves, and
 * a code to choose a password with.
 * @throws Failure NOT_FOUND for a code that is unknown, used or expired; TWO_FACTOR_REQUIRED; BAD_USER_INPUT with the
 * field `otp`; RATE_LIMITED
 */
export async function exchangeAuthCode(
  services: Services,
  caller: Caller,
  input: unknown,
): Promise<Exchanged> {
  const { db, clock } = services;
  const given = parseInput(form, input);
  await takePoint(db, 'authCodeIp', caller.ip);
  const holder = await codeHolder(db, clock(), given.code, signsIn);
  if (!holder) throw notGood();

  const exchange = async (trx: Kysely<Database>, user: User): Promise<Exchanged> => {
    const now = clock();
    if (!(await spendCode(trx, now, given.code, holder.purpose))) throw notGood();
    if (user.email_verified_at === null)
      await trx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id).execute();
    const session = { userId: user.id, lifetime: 'link', method: 'LINK' } as const;
    const { token } = await signIn(trx, services, caller, session);
    // The browser that was signed in to the account already goes on with the new session alone.
    if (caller.user?.id === user.id && caller.sessionId) await revokeSession(trx, now, caller.sessionId);
    return { token, returnTo: holder.return_to, passwordCode: null };
  };

  if (!isNewOwner(caller, holder)) {
    const factor = { user: holder, otp: given.otp, method: 'LINK' } as const;
    return withSecondFactor(services, caller, factor, exchange);
  }
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, holder.id);
    // Proven by another link meanwhile: what is there now is the owner's.
    if (!isNewOwner(caller, user)) throw notGood();
    await handToNewOwner(trx, services, user);
    const exchanged = await exchange(trx, user);
    const wanted = { userId: user.id, purpose: 'RESET_PASSWORD', returnTo: null } as const;
    return { ...exchanged, passwordCode: await newAuthCode(trx, clock(), wanted) };
  });
}
