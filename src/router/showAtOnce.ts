import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes what shows the router's pages show another page in one piece. React would take it in slices as a transition,
 * and what lies between them, and the effects after them, would come before the page is painted.
 */
export function showAtOnce(router: Router): Router {
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
