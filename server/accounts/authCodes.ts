import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { takePoint } from './rateLimits.ts';
import { newToken, tokenHash } from './sessions.ts';
import { signIn } from './signIn.ts';

type Purpose = Database['auth_codes']['purpose'];

/** How long a code is good, in minutes. */
export const codeMinutes: Record<Purpose, number> = { LOGIN: 15, VERIFY_EMAIL: 3 * 24 * 60 };

/** Makes a single-use code and gives the address that exchanges it. */
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
  return config.publicOrigin + paths.authCallback.href(code.lang, { code: secret });
}

/** Longer values are no codes of ours. */
const codeLength = 200;

/**
 * Exchanges a code for a session; whoever holds it has read the account's mail, so the address counts as proven.
 * Of several that exchange one code, one succeeds.
 * @throws Failure NOT_FOUND for a code that is unknown, used or expired; RATE_LIMITED
 */
export async function exchangeAuthCode(
  services: Services,
  caller: Caller,
  code: string,
): Promise<{ token: string; returnTo: string | null }> {
  const { db, clock } = services;
  await takePoint(db, 'authCodeIp', caller.ip);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const used = await trx
      .updateTable('auth_codes')
      .set({ used_at: now })
      .where('code_hash', '=', tokenHash(code.slice(0, codeLength)))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'return_to'])
      .executeTakeFirst();
    const user =
      used &&
      (await trx
        .selectFrom('users')
        .select(['id', 'email_verified_at'])
        .where('id', '=', used.user_id)
        .where('blocked_at', 'is', null)
        .executeTakeFirst());
    if (!user) throw failure('NOT_FOUND', 'The code is not good, or no longer.');
    if (user.email_verified_at === null)
      await trx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id).execute();
    const { token } = await signIn(trx, services, caller, { userId: user.id, lifetime: 'link' });
    return { token, returnTo: used.return_to };
  });
}
