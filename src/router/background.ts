import type { createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { watchBuilds } from '@/lib/buildCheck';
import { preloader } from '@/lib/preloader';
import { findPage } from '@/router/page';
import { refreshRouteRules } from '@/router/refreshRouteRules';

/** What goes on behind the page once it stands: the route rules, the check for a newer build, preloading. */
export function startBackground({ routes }: ReturnType<typeof createBrowserRouter>): void {
  preloader.register(async (href, withData) => {
    const found = findPage(routes, href);
    await found?.handle.prepare(langOf(found.params), found.params, withData);
  });
  void refreshRouteRules();
  watchBuilds(() => void refreshRouteRules());
}
