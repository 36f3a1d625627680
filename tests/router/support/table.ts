import type { RouteObject } from 'react-router-dom';
import { chain } from '@/router/chain';
import type { MiddlewareName } from '@/router/middleware/registry';
import { page } from '@/router/page';

/** A page that only records that its loader ran. Its middleware may have names that don't exist. */
export const notedPage = (path: string, log: string[], middleware: readonly string[] = []): RouteObject => ({
  ...page({
    path,
    handle: { layout: 'default', namespaces: [], middleware: middleware as readonly MiddlewareName[] },
    lazy: () => Promise.resolve({ Component: () => null }),
  }),
  loader: () => {
    log.push(`loader of ${path}`);
    return null;
  },
  Component: () => null,
});

/** A small route table with the real middleware chain. */
export const tableOf = (pages: RouteObject[]): RouteObject[] => [
  {
    middleware: chain,
    HydrateFallback: () => null,
    ErrorBoundary: () => null,
    children: [
      { index: true, Component: () => null },
      { path: ':lang', children: pages },
    ],
  },
];
