import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { isAsRendered } from '@/data/ahead';
import { langOf } from '@/i18n/lang';
import { matchesFingerprint } from '@/i18n/intlFingerprint';
import { nextTask } from '@/lib/nextTask';
import { keepInput } from '@/lib/keepInput';
import { prerenderedAttribute, type PageData } from '@/lib/pageData';
import { started } from '@/lib/started';
import '@/shared/aheadRequest';
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
 * Whether the router shows what the server rendered: the same page without a redirect or an error, formatted the same
 * way.
 */
async function isSamePage({ state }: Router, path: string, { lang, sample }: PageData): Promise<boolean> {
  const { errors, location, matches } = state;
  const isThere = !errors && location.pathname === path && langOf(matches.at(-1)?.params ?? {}) === lang;
  return isThere && matchesFingerprint(lang, sample);
}

/**
 * Shows the application: hydrates what the document shows if it's all the same for this visitor, and otherwise renders
 * the page anew. Resolves when it's there.
 */
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
  // What came with the document takes a task to reach the page.
  if (page.paint === 'visitor') await nextTask();
  const isWhole = page.paint === 'whole' || (page.paint === 'visitor' && isAsRendered());
  if (isWhole && (await isSamePage(router, path, page))) {
    // As a transition: in small slices, so that the page can scroll and respond in between.
    const restore = keepInput(app);
    startTransition(() => void hydrateRoot(app, tree));
    await started;
    restore();
    await nextTask();
    // Not on a page that is rendered anew: what it offers may have changed since the press.
    const { submittedEarly: event } = window;
    if (event?.target instanceof HTMLFormElement) event.target.requestSubmit(event.submitter);
    return;
  }
  const restore = router.state.location.pathname === path ? keepInput(app) : undefined;
  // The page brings its own title and URLs.
  document.querySelectorAll(`[${prerenderedAttribute}]`).forEach((tag) => tag.remove());
  createRoot(app).render(tree);
  await started;
  delete document.documentElement.dataset['leaving'];
  restore?.();
}
