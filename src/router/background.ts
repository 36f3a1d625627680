import type { createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { watchBuilds } from '@/lib/buildCheck';
import { nextTask } from '@/lib/nextTask';
import { preloader } from '@/lib/preloader';
import { loadPayload } from '@/router/loadPayload';
import { findPage } from '@/router/page';
import { refreshRouteRules } from '@/router/refreshRouteRules';
import { followSession } from '@/session/followSession';
import { paths } from '@/shared/paths';

/**
 * What goes on behind the page once it stands: the route rules, the checks for a newer build and of the session,
 * preloading.
 */
export async function startBackground(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  preloader.register(async (href, withData) => {
    const found = findPage(router.routes, href);
    if (!found) return;
    const lang = langOf(found.params);
    const path = href === '/' ? paths.landing.href(lang) : href;
    await found.handle.prepare(lang, found.params, withData, () => loadPayload(path));
  });
  await nextTask();
  void refreshRouteRules();
  watchBuilds(() => void refreshRouteRules());
  followSession(() => langOf(router.state.matches.at(-1)?.params ?? {}));
}
