import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { writesAs } from '@/i18n/intlFingerprint';
import { nextTask } from '@/lib/nextTask';
import { aheadAttribute, type PageData } from '@/lib/pageData';
import { showAtOnce } from '@/router/showAtOnce';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The first page is ready to be shown: the chain has let it through, and its code, words and data are there. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Whether the router shows what the build has rendered: the same page, without a redirect or an error, as written here. */
async function isSamePage({ state }: Router, path: string, { lang, sample }: PageData): Promise<boolean> {
  const { errors, location, matches } = state;
  const isThere = !errors && location.pathname === path && langOf(matches.at(-1)?.params ?? {}) === lang;
  return isThere && writesAs(lang, sample);
}

/**
 * Shows the application: takes over the page where it was built ahead, renders it anew where it was not. Resolves when
 * the first page is there.
 */
export async function mount(app: HTMLElement, router: Router, page: PageData | undefined): Promise<void> {
  const tree = (
    <StrictMode>
      <RouterProvider router={showAtOnce(router)} />
    </StrictMode>
  );
  const path = window.location.pathname;
  if (!page) createRoot(app).render(tree);
  await initialized(router);
  if (!page) return;
  await nextTask();
  if (await isSamePage(router, path, page)) {
    // In small pieces, between which the page scrolls and answers.
    startTransition(() => void hydrateRoot(app, tree));
    return;
  }
  // The page that takes its place brings its own title and addresses.
  document.querySelectorAll(`[${aheadAttribute}]`).forEach((tag) => tag.remove());
  createRoot(app).render(tree);
}
