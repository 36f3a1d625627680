import type { createBrowserRouter } from 'react-router-dom';
import { contentId } from '@/layouts/contentId';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Shows that another page is on its way, until it's there: a line at the top of the window (`progress.css`), and
 * `aria-busy` on the content, which is announced by nothing. Written to the document itself, so that it doesn't wait for
 * React to render. The pressed link marks itself. Returns a function that stops it.
 */
export function showProgress(router: Router): () => void {
  const root = document.documentElement;
  const show = (isLoading: boolean): void => {
    if (isLoading) {
      root.dataset['loading'] = '';
      document.getElementById(contentId)?.setAttribute('aria-busy', 'true');
      return;
    }
    delete root.dataset['loading'];
    for (const busy of document.querySelectorAll(`#${contentId}[aria-busy], a[aria-busy]`))
      busy.removeAttribute('aria-busy');
  };
  const stop = router.subscribe(({ navigation }) => show(navigation.state !== 'idle'));
  return () => {
    stop();
    show(false);
  };
}
