import type { RouteObject } from 'react-router-dom';
import { chain } from '@/router/chain';
import type { PageHandle } from '@/router/page';

/** A page that only notes that its loader ran. */
export function notedPage(path: string, log: string[], middleware: readonly string[] = []): RouteObject {
  const handle: PageHandle = {
    layout: 'default',
    namespaces: [],
    middleware,
    load: () => Promise.resolve({ Component: () => null }),
    prepare: () => Promise.resolve(),
  };
  return {
    path,
    handle,
    loader: () => {
      log.push(`loader of ${path}`);
      return null;
    },
    Component: () => null,
  };
}

/** A small route table inside the real chain. */
export function tableOf(pages: RouteObject[]): RouteObject[] {
  const table: RouteObject[] = [
    {
      middleware: chain(() => table),
      HydrateFallback: () => null,
      ErrorBoundary: () => null,
      children: [
        { index: true, Component: () => null },
        { path: ':lang', children: pages },
      ],
    },
  ];
  return table;
}
