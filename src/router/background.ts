import type { createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { loadLayout } from '@/layouts/registry';
import { loadChunk } from '@/lib/chunks';
import { watchBuilds } from '@/lib/buildCheck';
import { nextTask } from '@/lib/nextTask';
import { preloader } from '@/lib/preloader';
import { whenIdle } from '@/lib/whenIdle';
import { loadPayload } from '@/router/loadPayload';
import { findPage } from '@/router/page';
import { prepareErrorPage } from '@/router/RootError';
import { followEndedSessions } from '@/data/session/endedSessionsKey';
import { followLinks } from '@/router/followLinks';
import { keepWords, startOffline } from '@/router/offline';
import { followSession } from '@/data/session/followSession';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';

type Router = ReturnType<typeof createBrowserRouter>;

/** Asks for the route rules again. */
function renewRouteRules(router: Router): void {
  loadChunk(() => import('@/router/refreshRouteRules'), { isOptional: true })
    .then(({ refreshRouteRules }) => refreshRouteRules(router))
    .catch((error: unknown) => console.info('The route rules could not be read again', error));
}

/** Gets ready what may be needed without a network to fetch it by: the last of the layouts, error pages, log-outs. */
function standBy(router: Router): void {
  Promise.all([
    loadLayout('id'),
    loadChunk(() => import('@/router/awaitNetwork'), { isOptional: true }),
    loadChunk(() => import('@/data/session/endedSessions'), { isOptional: true }),
  ]).catch((error: unknown) => console.info('A part could not be loaded ahead', error));
  let lang: Lang | undefined;
  const prepare = (): void => {
    const shown = langOf({ lang: router.state.location.pathname.split('/')[1] });
    if (shown === lang) return;
    lang = shown;
    whenIdle(() => {
      void prepareErrorPage(shown);
      keepWords(shown);
    });
  };
  router.subscribe(prepare);
  prepare();
}

/**
 * Work behind a page that is rendered: preloading, what an error or the next layout needs, and from time to
 * time the route rules and the checks for a newer build and of the session.
 */
export async function startBackground(router: Router): Promise<void> {
  preloader.register(async (href, withData) => {
    const found = findPage(router.routes, href);
    if (!found) return;
    const lang = langOf(found.params);
    const path = href === '/' ? paths.landing.href(lang) : href;
    await found.handle.prepare(lang, found.params, withData, () => loadPayload(path));
  });
  followLinks();
  await nextTask();
  startOffline();
  standBy(router);
  watchBuilds(() => renewRouteRules(router));
  followEndedSessions();
  followSession(() => langOf(router.state.matches.at(-1)?.params ?? {}));
}
