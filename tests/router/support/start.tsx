import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { routes as siteRoutes } from '@/router/routes';

/** URLs that were loaded as full pages, which jsdom cannot do. */
export const fullLoads: string[] = [];

/** A browser object with some of its properties replaced, which the original doesn't allow. */
const withInstead = <Target extends object>(target: Target, instead: Record<string, unknown>): Target =>
  // A proxy on the original itself would have to return its read-only properties.
  new Proxy({} as Target, {
    get: (_, name) => {
      if (typeof name === 'string' && name in instead) return instead[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const note = (address: string | URL) => void fullLoads.push(String(address));

/** The window, with a location that records page loads instead of performing them. */
function watchedWindow(): Window {
  return withInstead<Window>(window, {
    location: withInstead(window.location, { assign: note, replace: note }),
  });
}

/** Creates a router as if an address was visited, without rendering; it is disposed at the end of the test. */
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

/** Visits an address and renders the page. */
export function show(address: string, routes: RouteObject[] = siteRoutes, state: unknown = null) {
  const router = visit(address, routes, state);
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Path, query and hash in the address bar. */
export const addressBar = () => window.location.pathname + window.location.search + window.location.hash;
