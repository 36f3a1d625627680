import type { createBrowserRouter } from 'react-router-dom';
import { onSessionEnd } from '@/session/session';
import { isLang } from '@/shared/languages';
import { paths } from '@/shared/paths';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The home page in the language of a URL. `/` alone would use the cookie and the browser's languages, which may differ
 * from those of the open page.
 */
function startOf(pathname: string): string {
  const lang = pathname.split('/')[1];
  return isLang(lang) ? paths.landing.href(lang) : '/';
}

/**
 * Goes to the home page on logout, and revalidates the page when the server ends the session: a guarded one then
 * redirects to the login page. Returns a function that stops it.
 */
export const followSessionEnd = (router: Router): (() => void) =>
  onSessionEnd(
    (event) =>
      void (event === 'logout'
        ? router.navigate(startOf(router.state.location.pathname))
        : router.revalidate()),
  );
