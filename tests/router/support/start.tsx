import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { routes as siteRoutes } from '@/router/routes';

/** Addresses that were loaded as whole pages, which jsdom cannot do. */
export const fullLoads: string[] = [];

/** Something of the browser's with some of its properties replaced; the browser's own may not be. */
const withInstead = <Target extends object>(target: Target, instead: Record<string, unknown>): Target =>
  // A proxy over the thing itself would have to give its read-only properties back.
  new Proxy({} as Target, {
    get: (_, name) => {
      if (typeof name === 'string' && name in instead) return instead[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const note = (address: string | URL) => void fullLoads.push(String(address));

/** The window with a location whose page loads are noted instead of made. */
function watchedWindow(): Window {
  return withInstead<Window>(window, {
    location: withInstead(window.location, { assign: note, replace: note }),
  });
}

/** Makes a router as a visit to an address would, without showing anything; it ends with the test. */
export function visit(address: string, routes: RouteObject[] = siteRoutes, state: unknown = null) {
  window.history.replaceState(state, '', address);
  const router = createBrowserRouter(routes, { window: watchedWindow() });
  onTestFinished(() => {
    router.dispose();
    fullLoads.length = 0;
    vi.restoreAllMocks();
  });
  return router;
}

/** Visits an address and shows the page. */
export function show(address: string, routes: RouteObject[] = siteRoutes, state: unknown = null) {
  const router = visit(address, routes, state);
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Path, query and hash as the address bar shows them. */
export const addressBar = () => window.location.pathname + window.location.search + window.location.hash;
