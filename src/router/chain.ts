import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router-dom';
import { isBusy } from '@/lib/busy';
import { isNewBuildKnown } from '@/lib/newBuild';
import { pageNotFound } from '@/lib/pageError';
import { captureUtm } from '@/router/middleware/captureUtm';
import { followRouteRules } from '@/router/middleware/followRouteRules';
import { rootRedirectTarget } from '@/router/middleware/rootRedirect';
import { isLang } from '@/shared/languages';

/** A newer build is taken along with the next page, unless that would interrupt something. */
function takeNewBuild(request: Request, url: URL): void {
  const leaves = request.method === 'GET' && url.pathname !== window.location.pathname;
  if (leaves && isNewBuildKnown() && !isBusy()) throw redirectDocument(url.pathname + url.search);
}

/** The language of the page: an unknown prefix is no page, and `/` may be a redirect by configuration. */
function checkLanguage(url: URL, lang: string | undefined): void {
  if (lang !== undefined && !isLang(lang)) throw pageNotFound();
  const target = lang === undefined ? rootRedirectTarget() : undefined;
  if (target) throw redirect(target + url.search);
}

/**
 * What every navigation goes through before any loader and any layout, in this order: campaign parameters, route rules,
 * the language. The page's own middleware comes after it.
 */
export const chain: MiddlewareFunction[] = [
  ({ request }) => captureUtm(new URL(request.url)),
  ({ request }) => {
    const url = new URL(request.url);
    followRouteRules(url);
    takeNewBuild(request, url);
  },
  ({ request, params }) => checkLanguage(new URL(request.url), params['lang']),
];
