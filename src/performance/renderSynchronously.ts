import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the router render a new page synchronously. React would render it in slices, as a transition, and other work
 * and effects would run before the page is painted: with a quarter of the CPU, a prepared link painted after 110 ms and
 * more instead of 91 to 98 (`npm run bench:web`, decision 13).
 */
export function renderSynchronously(router: Router): Router {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (show) => {
    let shown = router.state.location.pathname;
    return subscribe((state, options) => {
      const { pathname } = state.location;
      const isOther = state.navigation.state === 'idle' && pathname !== shown;
      if (isOther) shown = pathname;
      show(state, isOther ? { ...options, flushSync: true } : options);
    });
  };
  return router;
}
