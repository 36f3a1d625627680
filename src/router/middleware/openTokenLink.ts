import { isVerified, loadMe, refreshUser } from '@/session/loadMe';
import { notify } from '@/lib/notices';
import { adopt } from '@/session/adopt';
import { askToSwitch } from '@/session/pendingAccount';
import { session } from '@/session/session';
import { sessionUserOf } from '@/session/sessionUser';
import type { Lang } from '@/shared/languages';

/** Makes the user of a token the user of this browser; asks first if another account is signed in. Never rejects. */
export async function openTokenLink(token: string, lang: Lang): Promise<void> {
  try {
    if (token === session.getState().bearer()) return await refreshUser(lang);
    const me = await loadMe(token, lang);
    if (!me) return notify('linkInvalid');
    const user = sessionUserOf(me);
    // Who is signed in, and does the server still think so?
    if (session.getState().isSignedIn() && !isVerified()) await refreshUser(lang);
    const current = session.getState();
    if (!current.isSignedIn()) return adopt({ token, user });
    if (current.user?.id !== user.id) askToSwitch({ token, user });
  } catch (error) {
    // The page itself needs no session, so it is shown; the link can be tried again from the notice.
    console.info('The user of the link could not be loaded', error);
    notify('linkUnreachable', () => void openTokenLink(token, lang));
  }
  return undefined;
}

/** Replaces the stored user with the server's answer, once a page load. */
export async function refreshStoredUser(lang: Lang): Promise<void> {
  if (!isVerified()) await refreshUser(lang);
}
