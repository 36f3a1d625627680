import type { Params } from 'react-router-dom';
import type { Lang } from '@/shared/languages';

/** The navigation that a middleware may stop. */
export interface Navigation {
  readonly request: Request;
  /** The target, with the hash that a request lacks. */
  readonly url: URL;
  readonly params: Params;
  /** The language of the target page. */
  readonly lang: Lang;
}

/** Lets a navigation pass, or throws a redirect or an error for the error page. */
export type NamedMiddleware = (navigation: Navigation) => void | Promise<void>;

/** The URL of a navigation as requested, with the hash that only the router knows. */
export function addressOf({ request, url: { hash } }: { readonly request: Request; readonly url: URL }): URL {
  const address = new URL(request.url);
  address.hash = hash;
  return address;
}

/** Path, query and hash of a URL on this site, to return to. */
export const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** A parameter that was removed from the URL. */
interface ExtractedParameter {
  readonly value: string;
  /** The path without the parameter. */
  readonly path: string;
  /** The original path. */
  readonly pathWithIt: string;
}

/**
 * Removes a secret from the query or fragment of the URL right away, before any request could leak it. Undefined if
 * there is none.
 */
export function extractParameter(
  { url }: Pick<Navigation, 'url'>,
  name: string,
): ExtractedParameter | undefined {
  const { pathname, hash } = window.location;
  const isHere = pathname === url.pathname;
  const clean = new URL(url);
  // On the initial page load the router doesn't know the fragment.
  if (isHere && clean.hash === '') clean.hash = hash;
  const pathWithIt = pathOf(clean);
  const fragment = new URLSearchParams(clean.hash.slice(1));
  const value = clean.searchParams.get(name) ?? fragment.get(name);
  if (value === null) return undefined;
  clean.searchParams.delete(name);
  if (fragment.has(name)) clean.hash = '';
  const path = pathOf(clean);
  if (isHere) window.history.replaceState(window.history.state, '', path);
  return { value, path, pathWithIt };
}
