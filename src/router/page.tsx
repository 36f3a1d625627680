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
import { loadLayout, type LayoutName } from '@/layouts/registry';
import { isBusy } from '@/lib/busy';
import { isChunkError, loadChunk } from '@/lib/chunks';
import { addressOf, pathOf } from '@/router/middleware/navigation';
import { middlewareNamed, type MiddlewareName } from '@/router/middleware/registry';
import type { ForcedColorMode } from '@/theme/colorMode';

/** What a file in `pages/` exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  /** Whether a navigation within the page loads its data again; the router's own rule where it says nothing. */
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Fetches what the page shows ahead of a navigation; never called on a slow connection. */
  prepareData?: (lang: Lang, params: Params) => unknown;
}

/** What the router, the chain and the layouts know of a page. */
export interface PageSettings {
  layout: LayoutName;
  /** Names from the middleware registry, run in this order. */
  middleware?: readonly MiddlewareName[];
  /** Message files beside those of the shell. */
  namespaces: readonly Namespace[];
  /** Forces a colour mode while the page is shown. */
  colorMode?: ForcedColorMode;
  /** `false` keeps the scroll position when the page opens. */
  scrollToTop?: boolean;
}

export interface PageHandle extends PageSettings {
  /** The code of the page. */
  load(): Promise<PageModule>;
  /**
   * Fetches the code and words of the page ahead of a navigation, and its data where that is wanted. `fromFile` gets
   * the data that the build has for the page, and says whether there was any.
   */
  prepare(lang: Lang, params: Params, withData: boolean, fromFile?: () => Promise<boolean>): Promise<void>;
}

interface PageDefinition {
  /** The pattern below its parent; empty for the parent's own address. */
  path: string;
  handle: PageSettings;
  lazy: () => Promise<PageModule>;
}

/** The words that every page needs: header, footer, notices. */
const shellNamespaces: readonly Namespace[] = ['common'];

/** The middleware of a name. It is looked up when it is to run, so that only the page with a wrong name fails. */
const named =
  (name: string): MiddlewareFunction =>
  async ({ request, url, params }) => {
    const to = addressOf({ request, url });
    await middlewareNamed(name)({ request, url: to, params, lang: langOf(params) });
  };

/** Loads the code of the page that an address asks for. One that cannot come leaves a page that must not go. */
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

/** What becomes of a page that could not be loaded: one that the network keeps back comes later. */
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
 * A page of the route table. Its code and its words load side by side, and its own loader starts as soon as its
 * code is there; nothing of it loads before the chain let the navigation through.
 */
export function page({ path, handle, lazy }: PageDefinition): RouteObject {
  let loaded: PageModule | undefined;
  const load = async (): Promise<PageModule> => {
    if (loaded) return loaded;
    const [module] = await Promise.all([lazy(), loadLayout(handle.layout)]);
    return (loaded = module);
  };
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

  const prepare: PageHandle['prepare'] = async (lang, params, withData, fromFile) => {
    const [module] = await Promise.all([load(), loadWords(lang)]);
    if (withData && module.prepareData && !(await fromFile?.())) await module.prepareData(lang, params);
  };

  const shouldRevalidate: ShouldRevalidateFunction = (args) =>
    loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;

  const shared = {
    // As on the server: another spelling of a page's address leads to it.
    caseSensitive: true,
    handle: { ...handle, load, prepare } satisfies PageHandle,
    middleware: (handle.middleware ?? []).map(named),
    loader,
    shouldRevalidate,
    Component: Page,
  };
  return path === '' ? { index: true, ...shared } : { path, ...shared };
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && 'namespaces' in handle;

/** The settings of the page among matched routes: the innermost that is one. */
export const pageHandleOf = (handles: readonly unknown[]): PageHandle | undefined =>
  handles.findLast(isPageHandle);

/** The page and parameters of a path of this site, if there is one. */
export function findPage(
  routes: RouteObject[],
  pathname: string,
): { handle: PageHandle; params: Params } | undefined {
  const matches = matchRoutes(routes, pathname) ?? [];
  const handle = pageHandleOf(matches.map(({ route }): unknown => route.handle));
  const params = matches.at(-1)?.params;
  return handle && params && { handle, params };
}
