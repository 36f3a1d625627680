import { redirect } from 'react-router-dom';
import { isVerified, refreshUser } from '@/data/session/loadMe';
import { isNetworkFailure } from '@/data/requestError';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { dropToken } from '@/router/middleware/dropToken';
import { pathOf, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * Lets logged-in users through; sends anyone else, including guests, to the login page in their language. The stored
 * token is verified once per page load, so that a rejected one never opens a page.
 */
export const authGuard: NamedMiddleware = async ({ lang, url }) => {
  dropToken({ url });
  if (session.getState().isSignedIn() && !isVerified()) {
    await refreshUser(lang).catch((error: unknown) => {
      // Without a connection, the page itself says so; the server enforces access anyway.
      if (!isNetworkFailure(error)) throw error;
    });
  }
  if (!session.getState().isSignedIn()) throw redirect(paths.login.href(lang, { returnTo: pathOf(url) }));
};
