import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { otp } from '../../src/shared/validation.ts';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { parseInput } from './parseInput.ts';
import { takePoint } from './rateLimits.ts';
import { withSecondFactor } from './secondFactor.ts';
import { newToken, tokenHash } from './sessions.ts';
import { signIn } from './signIn.ts';
import { codeHolder, spendCode } from './spendCode.ts';

type Purpose = Database['auth_codes']['purpose'];

/** How long a code is good, in minutes. */
export const codeMinutes: Record<Purpose, number> = {
  LOGIN: 15,
  VERIFY_EMAIL: 3 * 24 * 60,
  RESET_PASSWORD: 60,
  EMAIL_CHANGE_NEW: 24 * 60,
  EMAIL_CHANGE_OLD: 24 * 60,
};

/** The page that takes a code. */
const pageOf = {
  LOGIN: paths.authCallback,
  VERIFY_EMAIL: paths.authCallback,
  RESET_PASSWORD: paths.passwordReset,
  EMAIL_CHANGE_NEW: paths.emailChange,
  EMAIL_CHANGE_OLD: paths.emailChange,
} as const satisfies Record<Purpose, unknown>;

/** Makes a single-use code and gives the address that takes it. */
export async function authCodeLink(
  db: Kysely<Database>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  code: { userId: string; purpose: Purpose; lang: Lang; returnTo: string | null },
): Promise<string> {
  const secret = newToken();
  const now = clock();
  await db
    .insertInto('auth_codes')
    .values({
      code_hash: tokenHash(secret),
      user_id: code.userId,
      purpose: code.purpose,
      return_to: code.returnTo,
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes[code.purpose] * 60_000),
      used_at: null,
    })
    .execute();
  return config.publicOrigin + pageOf[code.purpose].href(code.lang, { code: secret });
}

/** What signs in; the codes of other purposes are for other calls. */
const signsIn = ['LOGIN', 'VERIFY_EMAIL'] as const;

const notGood = () => failure('NOT_FOUND', 'The code is not good, or no longer.');

const form = v.object({ code: v.string(), otp: v.optional(otp) });

/**
 * Exchanges a code for a session; whoever holds it has read the account's mail, so the address counts as proven.
 * Of several that exchange one code, one succeeds. An account with a second factor wants its code too; without it,
 * or with a wrong one, the code of the link stays good.
 * @throws Failure NOT_FOUND for a code that is unknown, used or expired; TWO_FACTOR_REQUIRED; BAD_USER_INPUT with the
 * field `otp`; RATE_LIMITED
 */
export async function exchangeAuthCode(
  services: Services,
  caller: Caller,
  input: unknown,
): Promise<{ token: string; returnTo: string | null }> {
  const { db, clock } = services;
  const given = parseInput(form, input);
  await takePoint(db, 'authCodeIp', caller.ip);
  const holder = await codeHolder(db, clock(), given.code, signsIn);
  if (!holder) throw notGood();
  const factor = { user: holder, otp: given.otp, method: 'LINK' } as const;
  return withSecondFactor(services, caller, factor, async (trx, user) => {
    const now = clock();
    if (!(await spendCode(trx, now, given.code, holder.purpose))) throw notGood();
    if (user.email_verified_at === null)
      await trx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id).execute();
    const { token } = await signIn(trx, services, caller, {
      userId: user.id,
      lifetime: 'link',
      method: 'LINK',
    });
    return { token, returnTo: holder.return_to };
  });
}
