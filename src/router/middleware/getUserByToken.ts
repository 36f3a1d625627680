import { replace } from 'react-router-dom';
import { loadChunk } from '@/lib/chunks';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import { extractParameter, type NamedMiddleware } from '@/router/middleware/navigation';

/** A separate chunk: most visitors have neither a link nor a session. */
const tokenLink = (use: Parameters<typeof loadChunk>[1]) =>
  loadChunk(() => import('@/router/middleware/openTokenLink'), use);

/**
 * With `?token=`, or the same in the fragment: offers to become its user, asking first unless it's this browser's own
 * token. Without it: refreshes the stored user in the background.
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
  // A reload needs the URL with the token, which has been removed by now.
  else await tokenLink({ target: pathWithIt }).then(({ openTokenLink }) => openTokenLink(value, lang));
  throw replace(path);
};
