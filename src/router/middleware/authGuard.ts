import { redirect } from 'react-router-dom';
import { isVerified, refreshUser } from '@/data/session/loadMe';
import { isNetworkFailure } from '@/data/requestError';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { pathOf, type NamedMiddleware } from '@/router/middleware/navigation';

/**
 * Lets a signed-in user through; sends anyone else, guests included, to the login page of their language.
 * The stored token is checked once a page load, so that one the server refuses never opens a page.
 */
export const authGuard: NamedMiddleware = async ({ lang, url }) => {
  if (session.getState().isSignedIn() && !isVerified()) {
    await refreshUser(lang).catch((error: unknown) => {
      // Without a connection the page itself says so; the server decides about rights anyway.
      if (!isNetworkFailure(error)) throw error;
    });
  }
  if (!session.getState().isSignedIn()) throw redirect(paths.login.href(lang, { returnTo: pathOf(url) }));
};
