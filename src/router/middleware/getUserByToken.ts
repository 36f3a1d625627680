import { replace } from 'react-router-dom';
import { loadChunk } from '@/lib/chunks';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import { extractParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/** Comes on its own: most visitors have neither a link nor a session. */
const tokenLink = (use: Parameters<typeof loadChunk>[1]) =>
  loadChunk(() => import('@/router/middleware/openTokenLink'), use);

/**
 * `?token=`, or the same in the fragment: offers to become its user, after a question unless the token is this
 * browser's own. Without it: re-initialises with the stored token behind the page's back.
 */
export const getUserByToken: NamedMiddleware = async (navigation) => {
  const { lang } = navigation;
  const taken = extractParameter(navigation, 'token');
  if (taken === undefined) {
    if (session.getState().bearer() !== undefined) {
      tokenLink({ isOptional: true })
        .then(({ refreshStoredUser }) => refreshStoredUser(lang))
        .catch((error: unknown) => console.info('The stored session could not be checked', error));
    }
    return;
  }
  const { value, path, pathWithIt } = taken;
  if (value === '') notify('linkInvalid');
  // A reload needs the token again, which is out of the address by now.
  else await tokenLink({ target: pathWithIt }).then(({ openTokenLink }) => openTokenLink(value, lang));
  throw replace(path);
};
