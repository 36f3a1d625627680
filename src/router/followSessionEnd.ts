import type { createBrowserRouter } from 'react-router-dom';
import { rememberLang } from '@/i18n/lang';
import { onSessionEnd } from '@/session/session';
import { isSiteLang } from '@/shared/languages';

type Router = ReturnType<typeof createBrowserRouter>;

/** Goes to `/`, which shows the language of the page one leaves, not another one that the browser prefers. */
function goToStart(router: Router): void {
  const lang = router.state.location.pathname.split('/')[1];
  if (isSiteLang(lang)) rememberLang(lang);
  void router.navigate('/');
}

/**
 * Goes to `/` on logout (specification, section 4), and revalidates the page when the server ends the session: a
 * guarded one then redirects to the login page. Returns a function that stops it.
 */
export const followSessionEnd = (router: Router): (() => void) =>
  onSessionEnd((event) => void (event === 'logout' ? goToStart(router) : router.revalidate()));
