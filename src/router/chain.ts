import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router-dom';
import { absentParts } from '@/lib/absentParts';
import { isBusy } from '@/lib/busy';
import { loadChunk } from '@/lib/chunks';
import { isNewBuildKnown } from '@/lib/newBuild';
import { pageNotFound } from '@/lib/pageError';
import { captureUtm } from '@/router/middleware/captureUtm';
import { dropToken } from '@/router/middleware/dropToken';
import { followRouteRules } from '@/router/middleware/followRouteRules';
import { addressOf, pathOf } from '@/router/middleware/navigation';
import { rootRedirectTarget } from '@/router/middleware/rootRedirect';
import { isSiteLang } from '@/shared/languages';
import { isPathShown } from '@/shared/siteParts';

/** Loads a new build with the next page, unless that would interrupt something. */
function reloadForNewBuild(request: Request, url: URL): void {
  const leaves = request.method === 'GET' && url.pathname !== window.location.pathname;
  if (leaves && isNewBuildKnown() && !isBusy()) throw redirectDocument(pathOf(url));
}

/** For a path that looks unusual: redirects to the page's canonical URL, as the server would. Loaded on demand. */
export async function checkAddress(url: URL): Promise<void> {
  const { redirectToCanonical } = await loadChunk(() => import('@/router/redirectToCanonical'), {
    target: pathOf(url),
  });
  redirectToCanonical(url);
}

/** Checks the language of the page: an unknown prefix is a 404, and `/` may be a redirect by configuration. */
async function checkLanguage(url: URL, lang: string | undefined): Promise<void> {
  if (/%|\/\/|.\/$/.test(url.pathname)) await checkAddress(url);
  if (lang !== undefined && !isSiteLang(lang)) {
    await checkAddress(url);
    dropToken({ url });
    throw pageNotFound();
  }
  const target = lang === undefined ? rootRedirectTarget() : undefined;
  if (target) throw redirect(target + url.search + url.hash);
}

/** A page of a part that the site doesn't have is a 404, as on the server. */
function checkPart({ pathname }: URL): void {
  if (!isPathShown(pathname, absentParts())) throw pageNotFound();
}

/**
 * The middleware that every navigation runs before any loader or layout, in this order: campaign parameters, route
 * rules, canonical URL and language, and whether the site has the page. The page's own middleware follows.
 */
export const chain: MiddlewareFunction[] = [
  (to) => captureUtm(addressOf(to)),
  async (to) => {
    const url = addressOf(to);
    await followRouteRules(url);
    reloadForNewBuild(to.request, url);
  },
  (to) => checkLanguage(addressOf(to), to.params['lang']),
  (to) => checkPart(addressOf(to)),
];
