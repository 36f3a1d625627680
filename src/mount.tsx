import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { matchesFingerprint } from '@/i18n/intlFingerprint';
import { nextTask } from '@/lib/nextTask';
import { prerenderedAttribute, type PageData } from '@/lib/pageData';
import { renderSynchronously } from '@/performance/renderSynchronously';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Resolves when the first page is ready to show: the middleware chain has passed, and code, messages and data are
 * loaded.
 */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Whether the router shows what the build rendered: the same page without a redirect or an error, formatted the same
 * way.
 */
async function isSamePage({ state }: Router, path: string, { lang, sample }: PageData): Promise<boolean> {
  const { errors, location, matches } = state;
  const isThere = !errors && location.pathname === path && langOf(matches.at(-1)?.params ?? {}) === lang;
  return isThere && matchesFingerprint(lang, sample);
}

/** Shows the application: hydrates a prerendered page, renders any other. Resolves when the first page is on screen. */
export async function mount(app: HTMLElement, router: Router, page: PageData | undefined): Promise<void> {
  const tree = (
    <StrictMode>
      <RouterProvider router={renderSynchronously(router)} />
    </StrictMode>
  );
  const path = window.location.pathname;
  if (!page) createRoot(app).render(tree);
  await initialized(router);
  if (!page) return;
  await nextTask();
  if (await isSamePage(router, path, page)) {
    // As a transition: in small slices, so that the page can scroll and respond in between.
    startTransition(() => void hydrateRoot(app, tree));
    return;
  }
  // The new page brings its own title and URLs.
  document.querySelectorAll(`[${prerenderedAttribute}]`).forEach((tag) => tag.remove());
  createRoot(app).render(tree);
}
