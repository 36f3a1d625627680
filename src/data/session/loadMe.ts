import { colorPreferenceIn } from '@/shared/colorPreferences';
import type { Lang } from '@/shared/languages';
import { session } from '@/session/session';
import { sessionUserOf } from '@/session/sessionUser';
import { MeDocument, type MeQuery } from '@/data/generated/public/me';
import { request } from '@/data/request';
import { RequestError } from '@/data/requestError';
import { adoptColorPreference } from '@/theme/colorMode';

export type Me = NonNullable<MeQuery['me']>;

/**
 * The user of a token, never cached; undefined if the server rejects the token or knows no user for it.
 * @throws what `request` throws for anything else
 */
export async function loadMe(bearer: string, lang: Lang): Promise<Me | undefined> {
  try {
    const { me } = await request(MeDocument, { lang, bearer });
    return me ?? undefined;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return undefined;
    throw error;
  }
}

let checked: string | undefined;

/** Whether the server has verified the stored token since the page was loaded. */
export function isVerified(): boolean {
  const { bearer, user } = session.getState();
  return user !== null && checked !== undefined && checked === bearer();
}

/**
 * Replaces the stored user with the server's answer, or logs out if the token is rejected. Does nothing without a
 * token.
 * @throws NetworkError if there is no connection
 */
export async function refreshUser(lang: Lang): Promise<void> {
  const bearer = session.getState().bearer();
  if (bearer === undefined) return;
  const me = await loadMe(bearer, lang);
  // The token may have been replaced in the meantime.
  if (session.getState().bearer() !== bearer) return;
  if (!me) {
    session.getState().reject(bearer);
    return;
  }
  checked = bearer;
  session.getState().setUser(sessionUserOf(me));
  adoptColorPreference(colorPreferenceIn(me.ProjectSettings?.meta));
}
