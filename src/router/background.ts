import type { createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { watchBuilds } from '@/lib/buildCheck';
import { preloader } from '@/lib/preloader';
import { layOutSkippedParts } from '@/performance/skippedParts';
import { whenIdle } from '@/lib/whenIdle';
import { loadPayload } from '@/router/loadPayload';
import { findPage } from '@/router/page';
import { prepareErrorPage } from '@/router/RootError';
import { followEndedSessions } from '@/data/session/endedSessionsKey';
import { followLinks } from '@/router/followLinks';
import { cacheMessages, startOffline } from '@/router/offline';
import { followSession } from '@/data/session/followSession';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';

type Router = ReturnType<typeof createBrowserRouter>;

/** Refreshes the route rules. */
function renewRouteRules(router: Router): void {
  loadChunk(() => import('@/router/refreshRouteRules'), { isOptional: true })
    .then(({ refreshRouteRules }) => refreshRouteRules(router))
    .catch((error: unknown) => console.info('The route rules could not be read again', error));
}

/** Prepares what may be needed without a network: the error page, pending logouts. */
function prefetchFallbacks(router: Router): void {
  const parts: Promise<unknown>[] = [loadChunk(() => import('@/router/awaitNetwork'), { isOptional: true })];
  // Only a session can end without the server knowing.
  if (session.getState().bearer() !== undefined)
    parts.push(loadChunk(() => import('@/data/session/endedSessions'), { isOptional: true }));
  Promise.all(parts).catch((error: unknown) => console.info('A part could not be loaded ahead', error));
  let lang: Lang | undefined;
  const prepare = (): void => {
    const shown = langOf({ lang: router.state.location.pathname.split('/')[1] });
    if (shown === lang) return;
    lang = shown;
    whenIdle(() => {
      void prepareErrorPage(shown);
      cacheMessages(shown);
    });
  };
  router.subscribe(prepare);
  prepare();
}

/**
 * Background work once a page is rendered: preloading, what an error or the next layout needs, and periodically the
 * route rules and the checks for a new build and of the session.
 */
export async function startBackground(router: Router): Promise<void> {
  preloader.register(async (href) => {
    const found = findPage(router.routes, href);
    if (!found || href === router.state.location.pathname) return;
    const lang = langOf(found.params);
    const path = href === '/' ? paths.landing.href(lang) : href;
    await found.handle.prepare(lang, found.params, () => loadPayload(path));
  });
  followLinks();
  await layOutSkippedParts();
  startOffline();
  prefetchFallbacks(router);
  watchBuilds(() => renewRouteRules(router));
  followEndedSessions();
  followSession(() => langOf(router.state.matches.at(-1)?.params ?? {}));
}
