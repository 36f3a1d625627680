import type { createBrowserRouter } from 'react-router-dom';
import { onSessionEnd } from '@/session/session';
import { isLang } from '@/shared/languages';
import { paths } from '@/shared/paths';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The start page in the language of an address. `/` alone would ask the cookie and the browser, which may name another
 * language than the page that is open.
 */
function startOf(pathname: string): string {
  const lang = pathname.split('/')[1];
  return isLang(lang) ? paths.landing.href(lang) : '/';
}

/**
 * Leaves for the start page when the visitor logs out, and asks the page again when the server ended the session: a
 * guarded one then leads to the log-in. Returns how to stop.
 */
export const followSessionEnd = (router: Router): (() => void) =>
  onSessionEnd(
    (event) =>
      void (event === 'logout'
        ? router.navigate(startOf(router.state.location.pathname))
        : router.revalidate()),
  );
