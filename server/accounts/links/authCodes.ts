import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { limits } from '../../kernel/limitRules.ts';
import { newToken, tokenHash } from '../../identity/sessions.ts';

type Purpose = Database['auth_codes']['purpose'];

/** How long a code is valid, in minutes. */
export const codeMinutes: Record<Purpose, number> = {
  LOGIN: 15,
  VERIFY_EMAIL: 3 * 24 * 60,
  // When an inbox has got all the links it may get, one of them is still valid.
  RESET_PASSWORD: limits.mailInboxReset.duration / 60,
  EMAIL_CHANGE_NEW: 24 * 60,
  EMAIL_CHANGE_OLD: 24 * 60,
};

/** The page that accepts a code. */
const pageOf = {
  LOGIN: paths.authCallback,
  VERIFY_EMAIL: paths.authCallback,
  RESET_PASSWORD: paths.passwordReset,
  EMAIL_CHANGE_NEW: paths.emailChange,
  EMAIL_CHANGE_OLD: paths.emailChange,
} as const satisfies Record<Purpose, unknown>;

interface NewCode {
  userId: string;
  purpose: Purpose;
  returnTo: string | null;
  /** The browser that requested the link, from `requestDevice`, in base64url. */
  device?: string | undefined;
}

/** Creates a single-use code, which is returned once and stored only as a hash. */
async function newAuthCode(
  db: Kysely<Database>,
  now: Date,
  { userId, purpose, returnTo, device }: NewCode,
): Promise<string> {
  const code = newToken();
  await db
    .insertInto('auth_codes')
    .values({
      code_hash: tokenHash(code),
      user_id: userId,
      purpose,
      return_to: returnTo,
      device_hash: device === undefined ? null : Buffer.from(device, 'base64url'),
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes[purpose] * 60_000),
      used_at: null,
    })
    .execute();
  return code;
}

/** Creates a single-use code and returns the URL that accepts it. */
export async function authCodeLink(
  db: Kysely<Database>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { lang, ...wanted }: NewCode & { lang: Lang },
): Promise<string> {
  const code = await newAuthCode(db, clock(), wanted);
  return config.publicOrigin + pageOf[wanted.purpose].href(lang, { code });
}
