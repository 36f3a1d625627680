import { replace } from 'react-router-dom';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import { hideParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/** Comes on its own: most visitors have neither a link nor a session. */
const tokenLink = () => import('@/router/middleware/openTokenLink');

/**
 * `?token=`: makes the user of the token the user of this browser, and asks first if somebody else is signed in.
 * Without it: re-initialises with the stored token behind the page's back.
 */
export const getUserByToken: NamedMiddleware = async (navigation) => {
  const { lang, url } = navigation;
  const token = url.searchParams.get('token');
  if (token === null) {
    if (session.getState().bearer() !== undefined) {
      tokenLink()
        .then(({ refreshStoredUser }) => refreshStoredUser(lang))
        .catch((error: unknown) => console.info('The stored session could not be checked', error));
    }
    return;
  }
  const clean = hideParameter(navigation, 'token');
  if (token === '') notify('linkInvalid');
  else await tokenLink().then(({ openTokenLink }) => openTokenLink(token, lang));
  throw replace(clean + (url.pathname === window.location.pathname ? window.location.hash : ''));
};
