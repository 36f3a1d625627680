import type { Params } from 'react-router-dom';
import type { Lang } from '@/shared/languages';

/** What a middleware is told of the navigation it may stop. */
export interface Navigation {
  readonly request: Request;
  readonly url: URL;
  readonly params: Params;
  /** The language of the page to come. */
  readonly lang: Lang;
}

/** Lets a navigation pass, or throws: a redirect, or an error for the error page. */
export type NamedMiddleware = (navigation: Navigation) => void | Promise<void>;

/** Path and query of a navigation, to come back to. */
export const pathOf = ({ url }: Navigation): string => url.pathname + url.search;

/**
 * Takes a secret parameter out of the address bar at once, before any request could carry it away.
 * Returns the path without it.
 */
export function hideParameter({ url }: Navigation, name: string): string {
  const clean = new URL(url);
  clean.searchParams.delete(name);
  const path = clean.pathname + clean.search;
  const { pathname, searchParams } = new URL(window.location.href);
  if (pathname === url.pathname && searchParams.has(name)) {
    window.history.replaceState(window.history.state, '', path + window.location.hash);
  }
  return path;
}
