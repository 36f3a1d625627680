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
 * The user of a token, never from a cache; undefined when the server refuses the token or knows nobody by it.
 * Throws what `request` throws for anything else.
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

/** Whether the server said whose the stored token is since the page was loaded. */
export function isVerified(): boolean {
  const { bearer, user } = session.getState();
  return user !== null && checked !== undefined && checked === bearer();
}

/**
 * Re-initialises with the stored token: replaces the stored user with the server's answer, or signs out where the
 * token is refused. Without a token it does nothing. Throws a `NetworkError` where there is no connection.
 */
export async function refreshUser(lang: Lang): Promise<void> {
  const bearer = session.getState().bearer();
  if (bearer === undefined) return;
  const me = await loadMe(bearer, lang);
  // The answer is about a token that may have been replaced meanwhile.
  if (session.getState().bearer() !== bearer) return;
  if (!me) {
    session.getState().reject(bearer);
    return;
  }
  checked = bearer;
  session.getState().setUser(sessionUserOf(me));
  adoptColorPreference(colorPreferenceIn(me.ProjectSettings?.meta));
}
