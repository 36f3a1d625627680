import type { createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { watchBuilds } from '@/lib/buildCheck';
import { preloader } from '@/lib/preloader';
import { loadPayload } from '@/router/loadPayload';
import { findPage } from '@/router/page';
import { refreshRouteRules } from '@/router/refreshRouteRules';
import { paths } from '@/shared/paths';

/** What goes on behind the page once it stands: the route rules, the check for a newer build, preloading. */
export function startBackground({ routes }: ReturnType<typeof createBrowserRouter>): void {
  preloader.register(async (href, withData) => {
    const found = findPage(routes, href);
    if (!found) return;
    const lang = langOf(found.params);
    const path = href === '/' ? paths.landing.href(lang) : href;
    await found.handle.prepare(lang, found.params, withData, () => loadPayload(path));
  });
  void refreshRouteRules();
  watchBuilds(() => void refreshRouteRules());
}
