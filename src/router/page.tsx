import type { ComponentType } from 'react';
import {
  matchRoutes,
  replace,
  type LoaderFunction,
  type MiddlewareFunction,
  type Params,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { Lang } from '@/shared/languages';
import { langOf } from '@/i18n/lang';
import { loadMessages, type Namespace } from '@/i18n/loadMessages';
import type { LayoutName } from '@/layouts/registry';
import { isBusy } from '@/lib/busy';
import { isChunkError, loadChunk } from '@/lib/chunks';
import { addressOf, pathOf } from '@/router/middleware/navigation';
import { middlewareNamed, type MiddlewareName } from '@/router/middleware/registry';
import type { ForcedColorMode } from '@/theme/colorMode';

/** The exports of a file in `pages/`. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  /** Replaces the navigation of the account's layout. */
  Aside?: ComponentType;
  /** Whether a navigation within the page reloads its data; by default, the router decides. */
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Prefetches the page's data. */
  prepareData?: (lang: Lang, params: Params) => unknown;
}

/** What the router, the middleware chain and the layouts need to know about a page. */
export interface PageSettings {
  layout: LayoutName;
  /** Names from the middleware registry, run in this order. */
  middleware?: readonly MiddlewareName[];
  /** Message files besides those of the shell. */
  namespaces: readonly Namespace[];
  /** Forces a color mode while the page is shown. */
  colorMode?: ForcedColorMode;
  /** `false` keeps the scroll position when the page opens. */
  scrollToTop?: boolean;
}

export interface PageHandle extends PageSettings {
  /** The code of the page. */
  load(): Promise<PageModule>;
  /** Its own navigation, once it's loaded. */
  aside(): ComponentType | undefined;
  /**
   * Prefetches the code, messages and data of the page. `fromFile` loads the data it was rendered with and returns
   * whether there was any.
   */
  prepare(lang: Lang, params: Params, fromFile?: () => Promise<boolean>): Promise<void>;
}

interface PageDefinition {
  /** The pattern below its parent; empty for the parent's own URL. */
  path: string;
  handle: PageSettings;
  lazy: () => Promise<PageModule>;
}

/** The messages that every page needs: header, footer, notices. */
const shellNamespaces: readonly Namespace[] = ['common'];

/** The middleware with a name. Resolved when it runs, so that only the page with a wrong name fails. */
const named =
  (name: string): MiddlewareFunction =>
  async ({ request, url, params }) => {
    const to = addressOf({ request, url });
    await middlewareNamed(name)({ request, url: to, params, lang: langOf(params) });
  };

/** Loads the code of a page. If that fails while the current page must not be left, it stays. */
async function codeFor(load: () => Promise<PageModule>, to: URL): Promise<PageModule> {
  const target = pathOf(to);
  try {
    return await loadChunk(load, { target });
  } catch (error) {
    const here = pathOf(new URL(window.location.href));
    if (isChunkError(error) && isBusy() && here !== target) throw replace(here);
    throw error;
  }
}

/** Handles a page that failed to load: if the network is the cause, the page is loaded later. */
async function afterFailure(
  load: () => Promise<unknown>,
  error: Error,
  signal: AbortSignal,
): Promise<unknown> {
  const loaded = await loadChunk(() => import('@/router/awaitNetwork'), { isOptional: true }).catch(
    () => undefined,
  );
  if (!loaded) throw error;
  return loaded.awaitNetwork(error, load, signal);
}

/**
 * A route of the route table. Its code and messages load in parallel, and its own loader starts as soon as the code has
 * arrived; nothing loads before the middleware chain has let the navigation through.
 */
export function page({ path, handle, lazy }: PageDefinition): RouteObject {
  let loaded: PageModule | undefined;
  const load = async (): Promise<PageModule> => (loaded ??= await lazy());
  const loadWords = (lang: Lang) => loadMessages(lang, [...shellNamespaces, ...handle.namespaces]);

  const loader: LoaderFunction = async (args) => {
    const loadAll = async (): Promise<unknown> => {
      const data = codeFor(load, addressOf(args)).then((module) => module.loader?.(args));
      const [value] = await Promise.all([data, loadWords(langOf(args.params))]);
      return value;
    };
    try {
      return await loadAll();
    } catch (error) {
      if (error instanceof Error) return afterFailure(loadAll, error, args.request.signal);
      throw error;
    }
  };

  function Page() {
    if (!loaded) throw new Error(`Page ${path} was rendered before it was loaded`);
    return <loaded.Component />;
  }

  const prepare: PageHandle['prepare'] = async (lang, params, fromFile) => {
    const [module] = await Promise.all([load(), loadWords(lang)]);
    if (module.prepareData && !(await fromFile?.())) await module.prepareData(lang, params);
  };

  const shouldRevalidate: ShouldRevalidateFunction = (args) =>
    loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;

  const shared = {
    // As on the server: other spellings of a page's URL redirect to it.
    caseSensitive: true,
    handle: { ...handle, load, prepare, aside: () => loaded?.Aside } satisfies PageHandle,
    middleware: (handle.middleware ?? []).map(named),
    loader,
    shouldRevalidate,
    Component: Page,
  };
  return path === '' ? { index: true, ...shared } : { path, ...shared };
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && 'namespaces' in handle;

/** The settings of the innermost page among matched routes. */
export const pageHandleOf = (handles: readonly unknown[]): PageHandle | undefined =>
  handles.findLast(isPageHandle);

/** The page and parameters for a path on this site, if there is one. */
export function findPage(
  routes: RouteObject[],
  pathname: string,
): { handle: PageHandle; params: Params } | undefined {
  const matches = matchRoutes(routes, pathname) ?? [];
  const handle = pageHandleOf(matches.map(({ route }): unknown => route.handle));
  const params = matches.at(-1)?.params;
  return handle && params && { handle, params };
}
