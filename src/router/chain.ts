import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router-dom';
import { isBusy } from '@/lib/busy';
import { loadChunk } from '@/lib/chunks';
import { isNewBuildKnown } from '@/lib/newBuild';
import { pageNotFound } from '@/lib/pageError';
import { captureUtm } from '@/router/middleware/captureUtm';
import { followRouteRules } from '@/router/middleware/followRouteRules';
import { addressOf, pathOf } from '@/router/middleware/navigation';
import { rootRedirectTarget } from '@/router/middleware/rootRedirect';
import { isSiteLang } from '@/shared/languages';

/** A newer build is taken along with the next page, unless that would interrupt something. */
function reloadForNewBuild(request: Request, url: URL): void {
  const leaves = request.method === 'GET' && url.pathname !== window.location.pathname;
  if (leaves && isNewBuildKnown() && !isBusy()) throw redirectDocument(pathOf(url));
}

/** Where a path looks unusual, the page may have another address, to which the server would redirect. Loads on demand. */
export async function checkAddress(url: URL): Promise<void> {
  const { redirectToCanonical } = await loadChunk(() => import('@/router/redirectToCanonical'), {
    target: pathOf(url),
  });
  redirectToCanonical(url);
}

/** The language of the page: an unknown prefix is no page, and `/` may be a redirect by configuration. */
async function checkLanguage(url: URL, lang: string | undefined): Promise<void> {
  if (/%|\/\/|.\/$/.test(url.pathname)) await checkAddress(url);
  if (lang !== undefined && !isSiteLang(lang)) {
    await checkAddress(url);
    throw pageNotFound();
  }
  const target = lang === undefined ? rootRedirectTarget() : undefined;
  if (target) throw redirect(target + url.search + url.hash);
}

/**
 * What every navigation goes through before any loader and any layout, in this order: campaign parameters, route rules,
 * the address and its language. The page's own middleware comes after it.
 */
export const chain: MiddlewareFunction[] = [
  (to) => captureUtm(addressOf(to)),
  async (to) => {
    const url = addressOf(to);
    await followRouteRules(url);
    reloadForNewBuild(to.request, url);
  },
  (to) => checkLanguage(addressOf(to), to.params['lang']),
];
